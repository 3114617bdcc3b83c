// Loads every class under a folder, then prints what the generated objects and themes hold: a line for
// each value, `CONTEXTS <tab> PATH <tab> VALUE`. Contexts are empty for what needs no theme.
package inspect

import java.io.File
import java.lang.reflect.Constructor
import java.lang.reflect.InvocationTargetException
import java.lang.reflect.Method
import java.lang.reflect.Modifier

fun main(arguments: Array<String>) {
    val (folder, packageName) = arguments
    val names = File(folder).walk().filter { it.extension == "class" }
        .map { it.relativeTo(File(folder)).path.removeSuffix(".class").replace('/', '.') }.sorted().toList()
    for (name in names) Class.forName(name)
    System.err.println("${names.size} classes")

    values(Class.forName("$packageName.Tokens"), "", "")
    val theme = names.firstOrNull { it == "$packageName.TokenTheme" }?.let { Class.forName(it) } ?: return
    val contexts = Class.forName("$packageName.TokenContexts")
    val choice =
        contexts.constructors.singleOrNull { constructor ->
            constructor.parameterCount > 0 && constructor.parameterTypes.all { it.isEnum }
        } ?: contexts.getConstructor() // A theme that can only have its values replaced.
    for (chosen in product(choice.parameterTypes.indices.map { choices(choice, it) })) {
        val made = theme.getConstructor(contexts).newInstance(choice.newInstance(*chosen.toTypedArray()))
        fields(made, chosen.joinToString(","), "", packageName)
    }
}

/** What may be chosen for one of the arguments; `null` if the constructor takes it. */
private fun choices(constructor: Constructor<*>, index: Int): List<Any?> {
    val without = constructor.parameterTypes.map<Class<*>, Any?> { it.enumConstants.first() }.toTypedArray()
    without[index] = null
    val takesNull = runCatching { constructor.newInstance(*without) }.isSuccess
    return constructor.parameterTypes[index].enumConstants.toList() + (if (takesNull) listOf(null) else emptyList())
}

private fun <T> product(lists: List<List<T>>): List<List<T>> =
    lists.fold(listOf(emptyList())) { all, list -> all.flatMap { chosen -> list.map { chosen + it } } }

/** The getters of an object and of the objects in it. */
private fun values(type: Class<*>, contexts: String, path: String) {
    val instance = type.declaredFields.firstOrNull { it.name == "INSTANCE" }?.get(null)
    if (instance != null) properties(instance).forEach { (name, value) -> show(contexts, path + name, value) }
    for (inner in type.declaredClasses) values(inner, contexts, "$path${inner.simpleName}.")
}

/** The properties of a theme, and of the groups in it. */
private fun fields(group: Any, contexts: String, path: String, packageName: String) {
    for ((name, value) in properties(group)) {
        if (name == "Contexts" || name == "TokenTheme") continue
        if (value != null && value.javaClass.name.startsWith("$packageName.TokenTheme\$")) {
            fields(value, contexts, "$path$name.", packageName)
        } else if (value != null && isStyle(value, packageName)) {
            style(value, contexts, "$path$name.", packageName)
        } else {
            show(contexts, path + name, value)
        }
    }
}

/** The fields of a component style that are set, and those of its parts. */
private fun style(style: Any, contexts: String, path: String, packageName: String) {
    for ((name, value) in properties(style)) {
        if (value == null) continue
        if (isStyle(value, packageName)) {
            style(value, contexts, "$path$name.", packageName)
        } else {
            show(contexts, path + name, unboxed(value))
        }
    }
}

/** What an optional value of a value class holds: without a question mark there is no object around it. */
private fun unboxed(value: Any): Any? =
    value.javaClass.methods.firstOrNull { it.name == "unbox-impl" }?.invoke(value) ?: value

private fun properties(instance: Any): List<Pair<String, Any?>> =
    instance.javaClass.methods
        .filter { it.name.startsWith("get") || isBoolean(it) }
        .filter { it.parameterCount == 0 && it.name != "getClass" }
        .filter { !Modifier.isStatic(it.modifiers) && !isRefused(it) }
        .map { method ->
            val name = method.name.removePrefix("get").substringBefore("-").substringBefore("$")
            try {
                name to method.invoke(instance)
            } catch (failure: InvocationTargetException) {
                throw IllegalStateException("${instance.javaClass.name}.${method.name}", failure.targetException)
            }
        }

/** Whether a read of the property does not compile; its annotations stand at a method of their own. */
private fun isRefused(method: Method): Boolean =
    runCatching { method.declaringClass.getDeclaredMethod("${method.name}\$annotations") }.getOrNull()
        ?.getAnnotation(Deprecated::class.java)?.level == DeprecationLevel.ERROR

/** Whether a getter is that of a Boolean property whose name begins with `is`, as the getter's then does. */
private fun isBoolean(method: Method): Boolean =
    method.returnType == Boolean::class.javaPrimitiveType && Regex("is[^a-z].*").matches(method.name)

private fun show(contexts: String, path: String, value: Any?) {
    println("$contexts\t$path\t${value.toString().replace('\n', ' ')}")
}

private fun isStyle(value: Any, packageName: String): Boolean =
    value.javaClass.packageName == packageName && Regex(".*Style_?").matches(value.javaClass.simpleName)
