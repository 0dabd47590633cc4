/** Widths of a digit's two spaces and two bars, code set A; set B is its mirror, set C has the same widths with bars first. */
const digits = ['3211', '2221', '2122', '1411', '1132', '1231', '1114', '1312', '1213', '3112'];

/** Code set of each digit of the left half, by the first digit, which has no bars of its own. */
const parities = ['AAAAAA', 'AABABB', 'AABBAB', 'AABBBA', 'ABAABB', 'ABBAAB', 'ABBBAA', 'ABABAB', 'ABABBA', 'ABBABA'];

/**
 * A number of 13 digits as EAN-13.
 * @returns the widths of bars and spaces in turn, in modules, starting with a bar; null if the check digit is wrong
 */
export function ean13(number: string): number[] | null {
  if (!/^\d{13}$/.test(number)) return null;
  const values = [...number].map(Number);
  const sum = values.reduce((total, value, index) => total + value * (index % 2 === 0 ? 1 : 3), 0);
  if (sum % 10 !== 0) return null;
  const [first = 0, ...rest] = values;
  const widths = (digit: number): string => digits[digit] ?? '';
  const left = rest.slice(0, 6).map((digit, index) => {
    const isMirrored = parities[first]?.[index] === 'B';
    return isMirrored ? [...widths(digit)].reverse().join('') : widths(digit);
  });
  const right = rest.slice(6).map(widths);
  return [...`111${left.join('')}11111${right.join('')}111`].map(Number);
}
