/**
 * The numbers of all advisory locks of the product API. The database identifies them only by number: two with the same number would wait
 * for each other.
 */
export const advisoryLocks = {
  migration: 824_153_201,
  /** One import at a time. */
  import: 824_153_202,
  /** Writers of the catalogue: see `catalogue-lock.ts`. */
  catalogue: 824_153_203,
  suggestions: 824_153_204,
  demoAccount: 824_153_205,
} as const;
