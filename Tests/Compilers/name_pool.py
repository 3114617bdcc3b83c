"""Names that are difficult in some language, for `names.py`."""

import glob
import random
import re
import unicodedata

DIGITS_FIRST = ["0", "1", "007", "100", "2xl", "3d", "1-5", "1 50", "٣", "५०", "𝟙"]
NO_CASE = ["日本", "日本-100", "한글", "שלום", "مرحبا", "ไทย", "हिन्दी", "क्ष", "ქართული", "漢 字", "ªº", "〇"]
EMOJI = ["🎨", "❤️", "☺", "👨‍👩‍👧", "🏳️‍🌈", "1️⃣", "🎨x", "x🎨", "🇩🇪", "👍🏽", "©", "™"]
INVISIBLE = [
    "\u00AD", "\u034F", "\u061C", "\u115F", "\u17B4", "\u180E", "\u200B", "\u200D", "\u202E", "\u2060",
    "\u2066", "\u3164", "\uFE0F", "\uFEFF", "\uFFA0", "\U0001D173", "\U000E0001", "\U000E0100",
    "\u200B\u200B", "100\u200B", "\u200Bafter", "in\u00ADside", "end\uFE0F", "日\u2060本人",
]
MARKS = ["\u0301", "e\u0301", "a\u0308\u0301", "\u0483x", "ะ", "x\u20DD", "\u0903"]
LETTER_CASE = ["ß", "ẞx", "ŉ", "ǆ", "ǅ", "ﬁ", "İ", "ı", "ſ", "Ⅷ", "ⅸ", "ⓐ", "Ωμέγα", "ÀÇ", "ʰ", "Ǆungla", "ΑΣ", "𐐀"]
ODD = ["½", "²", "‿", "€", "\u2028", "\u0085", "\u00A0", "\u3000", "\uE000", "\u0378", "\uFFFD", "\uFFFF", "\x01", "\x7F", "·", "・", "ℼ", "℘", "゛"]
ONE_CHARACTER = list("aAzZ_-#!'\"\\/*<>&%@?~^`|;:,()[]=+ \t\n")
UNDERSCORES = ["__", "___", "_a", "a_", "_1", "__init__", "_-_", "a__b", "A_1"]
# Text that ends a comment, a string, or a tag in one of the output languages.
ENDINGS = [
    "*/", "/*", "x */ public val pwned: Int = 1 /*", "-->", "<!--", "]]>", "?>", "</style>", "//", "///", '"""', "'x'",
    "\\", "\\u002a/", "\\(x)", "x$y", "%1$s", "&amp;", "@media", "#if", "`x`", "a\r\nb", "\n*/\n", "*\u200B/",
]
LONG = ["long" * 20, "a-" * 40 + "b", "長" * 50, "1" * 80, "x" + "\u0301" * 60]

SWIFT = """
    Any AnyObject Array Bool CGFloat CaseIterable Character Codable Color Comparable Decodable Dictionary
    Double Duration Element Encodable Equatable Error Float Font Hashable Hasher Identifiable Image Int
    Never Optional Protocol RawRepresentable RawValue Result Self Sendable Set String StaticString Swift
    SwiftUI Task Text Type UIColor UIFont UIKit View Void actor allCases any as async associatedtype await
    borrowing break case catch class consuming continue convenience default defer deinit description didSet
    discard distributed do dynamic each else encode enum extension fallthrough false fileprivate final for
    func get guard hash hashValue if import in indirect infix init inout internal is isolated lazy left let
    macro mutating name nil none nonisolated nonmutating open operator optional override package postfix
    precedence precedencegroup prefix private protocol public rawValue repeat required rethrows return right
    self sending set some static struct subscript super switch throw throws true try type typealias unowned
    value values var weak where while willSet yield
"""
KOTLIN = """
    Any Boolean Byte Char Comparable Composable Deprecated Dp Enum Exception Float Function Int Iterable
    KClass List Long Map Nothing Number Object Pair Short String Throwable Triple Unit abstract actual
    annotation by catch class clone companion component1 component2 const constructor context copy crossinline data
    delegate dp dynamic em enum entries equals expect external field file final finalize finally fun get
    getClass hashCode import infix init inline inner interface internal java kotlin lateinit lazy listOf
    milliseconds noinline notify object open operator ordinal out override package param private property
    protected public receiver reified remember sealed set setparam sp suspend tailrec this throw toString typealias
    typeof val valueOf vararg when where wait
"""
JAVA = """
    abstract assert boolean byte char const double enum extends final float goto implements instanceof int
    long native new null package short static strictfp switch synchronized throws transient
    void volatile
"""
ELSEWHERE = """
    and auto calc currentColor important inherit initial not or revert root unset var url R android attr
    color dimen drawable font id integer layout res string style styleable styles values xml constructor
    __proto__ prototype toString undefined NaN Infinity
"""


def characters(generator=None):
    """Returns one character of each category in each block of 256, or a sample of 200 if there's a `generator`."""
    found = {}
    for value in range(0x110000):
        if 0xD800 <= value <= 0xDFFF:
            continue
        key = (value >> 8, unicodedata.category(chr(value)))
        if key[1] not in ("Cn", "Co"):
            found.setdefault(key, chr(value))
    names = usable(found.values())
    return generator.sample(names, 200) if generator else names


def invisible():
    """Returns the default-ignorable characters of Unicode in the ranges listed here."""
    ranges = [
        (0xAD, 0xAD), (0x34F, 0x34F), (0x61C, 0x61C), (0x115F, 0x1160), (0x17B4, 0x17B5),
        (0x180B, 0x180F), (0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0x3164, 0x3164),
        (0xFE00, 0xFE0F), (0xFEFF, 0xFEFF), (0xFFA0, 0xFFA0), (0xFFF0, 0xFFF8), (0x1BCA0, 0x1BCA3),
        (0x1D173, 0x1D17A), (0xE0000, 0xE0020), (0xE0100, 0xE0110),
    ]
    return [chr(value) for first, last in ranges for value in range(first, last + 1)]


def picked():
    """Returns the names that were picked by hand."""
    lists = [DIGITS_FIRST, NO_CASE, EMOJI, INVISIBLE, MARKS, LETTER_CASE, ODD, ONE_CHARACTER, UNDERSCORES, ENDINGS, LONG]
    names = [name for names in lists for name in names]
    for words in (SWIFT, KOTLIN, JAVA, ELSEWHERE):
        names += words.split()
    return usable(names)


def ours(repository):
    """Returns the words in our templates: names that the generated code declares or uses."""
    words = set()
    for path in glob.glob(f"{repository}/templates/*/*.tmpl"):
        with open(path) as file:
            words.update(re.findall("[A-Za-z_][A-Za-z0-9_]*", file.read()))
    return usable(sorted(words))


def made(generator, count):
    """Returns `count` random names, combined from picked names and arbitrary characters."""
    parts = picked() + characters()
    names = []
    while len(names) < count:
        chosen = generator.choices(parts, k=generator.choice([1, 2, 2, 3]))
        names.append(generator.choice(["", "", "-", " ", "_"]).join(part[:30] for part in chosen))
    return usable(names)


def usable(names):
    """Returns the names that DTCG allows, without duplicates, in their original order."""
    allowed = (name for name in names if not re.search(r"^\$|[{}.]", name) and name.strip())
    return list(dict.fromkeys(allowed))


def chosen(repository, seed, count):
    """Returns the names of a run: the picked names and samples of the others, or all names if there's no `count`."""
    generator = random.Random(seed)
    systematic = ours(repository) + invisible()
    if count is None:
        return usable(picked() + systematic + made(generator, 1000))
    sample = generator.sample(systematic, min(count, len(systematic)))
    return usable(picked() + sample + made(generator, count))
