/// The leading 33 bits of ln 2: its product with an integer below 2²⁰ is exact.
let naturalLogarithmOf2High = 0x1.62e42feep-1

/// ln 2 minus ``naturalLogarithmOf2High``.
let naturalLogarithmOf2Low = 0x1.a39ef35793c76p-33
