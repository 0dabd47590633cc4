import type { Locale } from 'shared-contracts/app';
import type { Product } from 'shared-contracts/entities';
import { terms as german } from './terms-at.ts';
import { terms as english } from './terms-en.ts';

/** Explanations of trade terms, by the name of the product detail. */
export type Terms = Readonly<Record<string, string>>;

/**
 * UX 8: explanations of the terms among a product's details. A term with another meaning for one kind of product has an entry with the size
 * system: `Flex (mondopoint)`.
 */
export function termsOf({ details, sizeSystem }: Pick<Product, 'details' | 'sizeSystem'>, locale: Locale): Terms {
  const terms = locale === 'en' ? english : german;
  const explained = details.flatMap(({ name }) => {
    const text = terms[`${name} (${sizeSystem})`] ?? terms[name];
    return text === undefined ? [] : [[name, text] as const];
  });
  return Object.fromEntries(explained);
}
