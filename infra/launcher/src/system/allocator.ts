/**
 * Environment of the shell, whose render workers are threads that come and go with every set of releases. The C library would hand
 * out ever larger pieces of its heap instead of pages of the system, the more of them were given back, and keep what lies between.
 */
export const pagesFromSystem = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' } as const;
