#pragma once

/// How many bytes have been asked for from malloc, calloc and realloc since the program began, all threads together.
/// Counts on Linux with glibc; elsewhere it stays 0 and counts_allocations() says so.
unsigned long long allocated_bytes(void);

/// Whether allocations are counted on this platform.
int counts_allocations(void);

/// The CPU time that this program has used, in nanoseconds: what others do meanwhile is no part of it.
double cpu_nanoseconds(void);
