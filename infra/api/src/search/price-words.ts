/** Bounds that a query names, in cents. */
export type TypedPrices = { readonly min: number | null; readonly max: number | null };

const currency = String.raw`(?:€|eur\b|euros?\b)`;
// `1.000`, in English `1,000`, also `1 000`: a number of three digits after a longer one is a size, as in `unter 500 170`.
const euros = String.raw`(?:\d{1,3}(?:[.,]\d{3})+|\d \d{3}|\d{1,6})(?:[.,]\d{1,2})?`;
// Not where a unit follows: sleeping bags are sold `bis 180 cm`.
const amount = String.raw`\s*${currency}?\s*(${euros})(?![\d.,]|\s*(?:cm|mm|kg|l|liter|litres?|zoll|inch|personen|persons?|jahre|years)(?![\p{L}\p{N}]))\s*${currency}?`;
const upTo = String.raw`(?:billiger als|weniger als|günstiger als|höchstens|maximal|max\.?|unter|bis zu|bis|cheaper than|less than|under|below|up to)`;
const from = `(?:mehr als|mindestens|teurer als|über|ab|more than|at least|above|over)`;

const pattern = (words: string) => new RegExp(String.raw`(?<![\p{L}\p{N}])${words}${amount}`, 'iu');
const upToPrice = pattern(upTo);
const fromPrice = pattern(from);

function centsOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  const [, whole = '', fraction = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  return Number(whole.replace(/\D/g, '')) * 100 + Number(fraction.padEnd(2, '0'));
}

/** Takes `unter 100`, `under €50` and `ab 80 euro` out of a query. */
export function takePrices(query: string): TypedPrices & { readonly rest: string } {
  const max = upToPrice.exec(query);
  const rest = query.replace(upToPrice, ' ');
  const min = fromPrice.exec(rest);
  return { max: centsOf(max?.[1]), min: centsOf(min?.[1]), rest: rest.replace(fromPrice, ' ').trim() };
}
