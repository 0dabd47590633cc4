/** The value of a command-line option, such as `--rate 2`. @throws one sentence if it is not a number above 0 */
export function numberOption(name: string, value: string): number {
  const number = Number(value);
  if (number > 0 && Number.isFinite(number)) return number;
  throw new Error(`--${name} must be a number above 0, not "${value}".`);
}
