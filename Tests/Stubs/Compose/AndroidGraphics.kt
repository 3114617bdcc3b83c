// platform/frameworks/base: graphics/java/android/graphics/{Matrix,Shader}.java
package android.graphics

// The numbers are an addition for the checks.
open class Shader(vararg numbers: Float) {
    val numbers: List<Float> = numbers.toList()
    var matrix: Matrix? = null

    open fun setLocalMatrix(localM: Matrix?) {
        matrix = localM
    }
}

open class Matrix {
    var numbers: List<Float> = emptyList()

    open fun setScale(sx: Float, sy: Float, px: Float, py: Float) {
        numbers = listOf(sx, sy, px, py)
    }

    open fun setRotate(degrees: Float, px: Float, py: Float) {
        numbers = listOf(degrees, px, py)
    }
}
