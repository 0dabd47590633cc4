/**
 * Stands in for the federation's reader of version ranges. Every shared module exists once, the host's, and is asked for
 * without a version (see shared-modules.ts): there is nothing to compare.
 */
export function satisfy() {
  return true;
}
