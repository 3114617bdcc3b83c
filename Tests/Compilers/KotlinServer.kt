package server

import java.io.ByteArrayOutputStream
import java.io.PrintStream
import org.jetbrains.kotlin.cli.jvm.K2JVMCompiler

/**
 * Compiles with the arguments on each line of the input, separated by tabs, and prints the line `result`, exit status,
 * number of bytes of the messages, then the messages. Other lines are from the virtual machine.
 *
 * Starting the compiler takes longer than compiling the files of one check.
 */
fun main() {
    val answers = System.out
    System.setOut(System.err)
    for (line in generateSequence(::readLine)) {
        val messages = ByteArrayOutputStream()
        val code = PrintStream(messages).use { K2JVMCompiler().exec(it, *line.split('\t').toTypedArray()).code }
        answers.println("result $code ${messages.size()}")
        messages.writeTo(answers)
        answers.flush()
    }
}
