/**
 * Replaces the federation's reader of version ranges. Every shared module exists once, in the host, and is consumed without a
 * version (see shared-modules.ts): there is nothing to compare.
 */
export function satisfy() {
  return true;
}
