// Loads every class in a folder, then prints the values of the generated objects and themes. Each line is
// `CONTEXTS <tab> PATH <tab> VALUE`, with empty contexts for values that need no theme.
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
        } ?: contexts.getConstructor() // A theme without contexts, whose values can only be replaced.
    for (chosen in product(choice.parameterTypes.indices.map { choices(choice, it) })) {
        val made = theme.getConstructor(contexts).newInstance(choice.newInstance(*chosen.toTypedArray()))
        fields(made, chosen.joinToString(","), "", packageName)
    }
}

/** Returns the possible values of an argument, including `null` if the constructor accepts it. */
private fun choices(constructor: Constructor<*>, index: Int): List<Any?> {
    val without = constructor.parameterTypes.map<Class<*>, Any?> { it.enumConstants.first() }.toTypedArray()
    without[index] = null
    val takesNull = runCatching { constructor.newInstance(*without) }.isSuccess
    return constructor.parameterTypes[index].enumConstants.toList() + (if (takesNull) listOf(null) else emptyList())
}

private fun <T> product(lists: List<List<T>>): List<List<T>> =
    lists.fold(listOf(emptyList())) { all, list -> all.flatMap { chosen -> list.map { chosen + it } } }

/** Prints the properties of an object and of its nested objects. */
private fun values(type: Class<*>, contexts: String, path: String) {
    val instance = type.declaredFields.firstOrNull { it.name == "INSTANCE" }?.get(null)
    if (instance != null) properties(instance).forEach { (name, value) -> show(contexts, path + name, value) }
    for (inner in type.declaredClasses) values(inner, contexts, "$path${inner.simpleName}.")
}

/** Prints the properties of a theme and of its groups. */
private fun fields(group: Any, contexts: String, path: String, packageName: String) {
    for ((name, value) in properties(group)) {
        if (name == "Contexts" || name == "TokenTheme") continue
        if (value != null && Class.forName("$packageName.TokenGroup").isInstance(value)) {
            fields(value, contexts, "$path$name.", packageName)
        } else if (value != null && isStyle(value, packageName)) {
            style(value, contexts, "$path$name.", packageName)
        } else {
            show(contexts, path + name, value)
        }
    }
}

/** Prints the fields that a component style sets, and those of its parts. */
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

/** Returns the value in an optional value class, which is boxed. Values that aren't optional are unboxed. */
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

/** Whether reading the property doesn't compile. The annotations of a property are on a separate method. */
private fun isRefused(method: Method): Boolean =
    runCatching { method.declaringClass.getDeclaredMethod("${method.name}\$annotations") }.getOrNull()
        ?.getAnnotation(Deprecated::class.java)?.level == DeprecationLevel.ERROR

/** Whether a getter belongs to a Boolean property whose name starts with `is`, like the getter's name. */
private fun isBoolean(method: Method): Boolean =
    method.returnType == Boolean::class.javaPrimitiveType && Regex("is[^a-z].*").matches(method.name)

private fun show(contexts: String, path: String, value: Any?) {
    println("$contexts\t$path\t${text(value).replace('\n', ' ')}")
}

/** The types whose own texts leave out some properties or round colors. */
private val abridged = setOf("TokenBorder", "TokenGradient", "TokenShadow", "TokenStroke", "Stop")

/** Returns the text of a value, with all properties and with colors as `#aarrggbb`. */
private fun text(value: Any?): String =
    when {
        value is List<*> -> value.joinToString(", ", "[", "]") { text(it) }
        value == null || value.javaClass.simpleName !in abridged -> value.toString()
        else -> {
            val fields = value.javaClass.declaredFields.filter { !Modifier.isStatic(it.modifiers) }
            fields.joinToString(", ", "${value.javaClass.simpleName}(", ")") { field ->
                field.isAccessible = true
                val own = field.get(value)
                // A color is stored as the bits of its value class.
                val bits = (own as? Long)?.let { "#%08x".format(it.ushr(32)) }
                "${field.name}=${bits ?: text(own)}"
            }
        }
    }

private fun isStyle(value: Any, packageName: String): Boolean =
    value.javaClass.packageName == packageName && Regex(".*Style_?").matches(value.javaClass.simpleName)
