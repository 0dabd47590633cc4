import type { ProductOption } from 'shared-contracts/entities';
import { type ContentLocale, localized } from '../database/localized.ts';
import type { ReferenceData } from './reference-data.ts';

type SizeNames = Pick<ReferenceData, 'sizeNames'>;

/** The title of a size in a locale. Options are stored with their Austrian titles. */
export function sizeTitle(title: string, { sizeNames }: SizeNames, locale: ContentLocale): string {
  const names = sizeNames.get(title);
  return names ? localized(names, locale) : title;
}

/** A size as the API returns it. */
export function optionOf(
  { id, title, quantity }: { id: number; title: string; quantity: number },
  reference: SizeNames,
  locale: ContentLocale,
): ProductOption {
  return { id, title: sizeTitle(title, reference, locale), stock: quantity > 0, quantity };
}
