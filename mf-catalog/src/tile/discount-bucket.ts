/** SPEC 9: percent off as analytics groups it: `0`, `1-10`, …, `91-100`. */
export function discountBucket(percent: number): string {
  const tens = Math.ceil(Math.min(100, Math.max(0, percent)) / 10);
  return tens === 0 ? '0' : `${tens * 10 - 9}-${tens * 10}`;
}
