/** Austria's VAT on everything that the shop sells. */
export const vatPercent = 20;

/** The VAT within a price that includes it, in cents. */
export function includedVat(cents: number): number {
  return Math.round((cents * vatPercent) / (100 + vatPercent));
}
