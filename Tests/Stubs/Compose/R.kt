// The class that an app's build generates for `res/font`.
package news.app

object R {
    object font {
        const val inter_regular: Int = 1
        const val inter_semi_bold: Int = 2
        const val inter_bold: Int = 3
    }
}
