import type { ProductOption } from 'shared-contracts/entities';
import type { ContentLocale } from '../database/localized.ts';
import { englishSize } from '../seed/reference/sizes.ts';

/** The title of a size in a locale. Options are stored with their Austrian titles. */
export function sizeTitle(title: string, locale: ContentLocale): string {
  return (locale === 'en' ? englishSize(title) : undefined) ?? title;
}

/** A size as the API returns it. */
export function optionOf(
  { id, title, quantity }: { id: number; title: string; quantity: number },
  locale: ContentLocale = 'at',
): ProductOption {
  return { id, title: sizeTitle(title, locale), stock: quantity > 0, quantity };
}
