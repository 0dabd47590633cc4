import type { ProductOption } from 'shared-contracts/entities';
import type { ContentLocale } from '../database/localized.ts';
import { englishSize } from '../seed/reference/sizes.ts';

/** A size as it is called in a locale; options are stored by their Austrian titles. */
export function sizeTitle(title: string, locale: ContentLocale): string {
  return (locale === 'en' ? englishSize(title) : undefined) ?? title;
}

/** A size as it is shown and put into the cart. */
export function optionOf(
  { id, title, quantity }: { id: number; title: string; quantity: number },
  locale: ContentLocale = 'at',
): ProductOption {
  return { id, title: sizeTitle(title, locale), stock: quantity > 0, quantity };
}
