import { parsePrice } from 'shared-contracts/pricing';

const highestPrice = 1_000_000;
const loggedAtMost = 60;

/** Whole euros of typed text or of an address, rounded so that a price that was typed is within; null for empty text. */
export function readBound(name: string, text: string): number | null | 'invalid' {
  if (text.trim() === '') return null;
  const price = parsePrice(text);
  return price === null || price < 0 || price > highestPrice
    ? 'invalid'
    : Math[name === 'price_max' ? 'ceil' : 'floor'](price);
}

/** The price bounds of an address that are not numbers. */
export function refusedBounds(params: URLSearchParams): (readonly [name: string, text: string])[] {
  return [...params].filter(([name, text]) => /^price_(min|max)$/.test(name) && readBound(name, text) === 'invalid');
}

/** SPEC 5: price bounds must be numbers, otherwise they are rejected and an error is logged. */
export function logRefusedBound(name: string, text: string): void {
  // biome-ignore lint/suspicious/noConsole: the specified error
  console.error(`${name} is no price: ${JSON.stringify(text.slice(0, loggedAtMost))}`);
}
