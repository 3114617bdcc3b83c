import Testing
import TokenModel

@Suite struct `Cube root` {
  @Test func `the cube of the root equals the number over the whole range`() {
    var generator = SeededGenerator(state: 1001)
    for exponent in stride(from: -300.0, through: 300, by: 0.5) {
      for _ in 0..<20 {
        let number = Double.random(in: 1...10, using: &generator) * power(exponent)
        let root = Elementary.cubeRoot(SIMD3(number, -number, 1 / number))
        #expect(abs(root.x * root.x * root.x / number - 1) < 3e-15)
        #expect(root.y == -root.x)
        #expect(abs(root.z * root.x - 1) < 2e-15)
      }
    }
  }

  @Test func `cubes of integers are exact to the last bits`() {
    for root in 1...1000 {
      let number = Double(root * root * root)
      #expect(abs(Elementary.cubeRoot(SIMD3(number, 0, -number)).x / Double(root) - 1) <= 0x1p-51)
    }
    #expect(Elementary.cubeRoot(SIMD3(1, 0, -8)) == SIMD3(1, 0, -2))
  }

  private func power(_ exponent: Double) -> Double {
    var result = exponent < exponent.rounded(.down) + 0.25 ? 1.0 : 3.0
    let whole = Int(exponent.rounded(.down))
    for _ in 0..<abs(whole) { result *= whole < 0 ? 0.1 : 10 }
    return result
  }
}
