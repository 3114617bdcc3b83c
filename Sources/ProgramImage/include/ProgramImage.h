#include <stdint.h>

/// A range of addresses.
struct AddressRange {
  uintptr_t start;
  /// The address after the last one; at most `start` if the range is empty.
  uintptr_t end;
};

/// Returns the addresses of the program's variables with initial values; an empty range if the linker
/// doesn't tell them.
struct AddressRange addressesOfInitializedVariables(void);

/// Returns the addresses of the program's variables that begin as zero; an empty range if the linker
/// doesn't tell them.
struct AddressRange addressesOfZeroedVariables(void);
