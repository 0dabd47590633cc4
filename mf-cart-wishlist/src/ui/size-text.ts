import type { Translate } from 'shared-contracts/i18n';

/** `Größe 42`; sizes that are words, as `Einheitsgröße`, stand alone. */
export const sizeText = (t: Translate<'size'>, size: string): string =>
  /^\p{Lu}\p{Ll}/u.test(size) ? size : t('size', { size });
