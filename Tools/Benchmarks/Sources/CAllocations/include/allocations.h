#pragma once

/// The bytes requested from malloc, calloc and realloc since the program started, in all threads. Works on Linux with
/// glibc; elsewhere it stays 0, and counts_allocations() returns 0.
unsigned long long allocated_bytes(void);

/// Whether allocations are counted on this platform.
int counts_allocations(void);

/// The CPU time of this program, in nanoseconds.
double cpu_nanoseconds(void);
