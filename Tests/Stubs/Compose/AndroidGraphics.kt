// platform/frameworks/base: graphics/java/android/graphics/{Matrix,Shader}.java
package android.graphics

open class Shader {
    open fun setLocalMatrix(localM: Matrix?) {}
}

open class Matrix {
    open fun setScale(sx: Float, sy: Float, px: Float, py: Float) {}
    open fun setRotate(degrees: Float, px: Float, py: Float) {}
}
