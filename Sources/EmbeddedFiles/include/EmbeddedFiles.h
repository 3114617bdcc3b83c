#include <stddef.h>

/// A file from the repository that is embedded in the program.
struct EmbeddedFile {
  /// The path relative to this module's directory.
  const char *_Nonnull path;
  const unsigned char *_Nonnull bytes;
  size_t count;
};

/// The number of embedded files.
extern const size_t embeddedFileCount;

/// Returns the file at `index`, which must be less than `embeddedFileCount`.
struct EmbeddedFile embeddedFile(size_t index);
