#include "ProgramImage.h"

#ifdef __ELF__
// Symbols of the linker and of the C runtime. `__TMC_END__` follows the variables with initial values;
// after it, there can be constants, which Swift marks as writable.
#define SYMBOL extern char __attribute__((weak))
SYMBOL __data_start[];
SYMBOL __attribute__((visibility("hidden"))) __TMC_END__[];
SYMBOL __bss_start[];
SYMBOL _end[];
#define RANGE(START, END) (struct AddressRange){(uintptr_t)START, (uintptr_t)END}
#else
#define RANGE(START, END) (struct AddressRange){0, 0}
#endif

struct AddressRange addressesOfInitializedVariables(void) {
  return RANGE(__data_start, __TMC_END__);
}

struct AddressRange addressesOfZeroedVariables(void) {
  return RANGE(__bss_start, _end);
}
