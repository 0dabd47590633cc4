import type { Locale } from 'shared-contracts/app';
import type { Product } from 'shared-contracts/entities';
import { terms as german } from './terms-at.ts';
import { terms as english } from './terms-en.ts';

/** What the trade's words for a product's facts mean, by the fact's name as the page shows it. */
export type Terms = Readonly<Record<string, string>>;

/**
 * UX rule 8: the terms among a product's facts, explained. Where a word means something else for some kind of product, its
 * entry is the word and the size system: `Flex (mondopoint)`.
 */
export function termsOf({ details, sizeSystem }: Pick<Product, 'details' | 'sizeSystem'>, locale: Locale): Terms {
  const terms = locale === 'en' ? english : german;
  const explained = details.flatMap(({ name }) => {
    const text = terms[`${name} (${sizeSystem})`] ?? terms[name];
    return text === undefined ? [] : [[name, text] as const];
  });
  return Object.fromEntries(explained);
}
