import type { Translate } from 'shared-contracts/i18n';

/**
 * `Größen 41 · 42`; a single size that is a word, such as `Einheitsgröße`, is shown without a label. Lines break between sizes, not within
 * `184 cm`.
 */
export function sizesLabel(t: Translate<'tile.sizes'>, titles: readonly string[]): string {
  const text = titles.map((title) => title.replaceAll(' ', '\u00a0')).join(' · ');
  const isWord = titles.length === 1 && /^\p{Lu}\p{Ll}/u.test(text);
  return isWord ? text : `${t('tile.sizes', { count: titles.length })} ${text}`;
}
