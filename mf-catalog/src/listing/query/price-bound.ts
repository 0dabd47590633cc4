import { parsePrice } from 'shared-contracts/pricing';

export type BoundName = 'price_min' | 'price_max';

const highestPrice = 1_000_000;
const loggedAtMost = 60;

/** Whole euros from typed text or an address, rounded so that the range includes the typed price; null for empty text. */
export function readBound(name: BoundName, text: string): number | null | 'invalid' {
  if (text.trim() === '') return null;
  const price = parsePrice(text);
  if (price === null || price < 0 || price > highestPrice) return 'invalid';
  return name === 'price_max' ? Math.ceil(price) : Math.floor(price);
}

const isBound = (name: string): name is BoundName => /^price_(min|max)$/.test(name);

/** The price bounds of an address that are not numbers. */
export function refusedBounds(params: URLSearchParams): (readonly [name: string, text: string])[] {
  return [...params].filter(([name, text]) => isBound(name) && readBound(name, text) === 'invalid');
}

/** SPEC 5: price bounds must be numbers, otherwise they are rejected and an error is logged. */
export function logRefusedBound(name: string, text: string): void {
  // biome-ignore lint/suspicious/noConsole: the specified error
  console.error(`${name} is no price: ${JSON.stringify(text.slice(0, loggedAtMost))}`);
}
