import type { Translate } from 'shared-contracts/i18n';

/** `Größe 42`; a size that is a word, such as `Einheitsgröße`, is shown without a label. */
export const sizeText = (t: Translate<'size'>, size: string): string =>
  /^\p{Lu}\p{Ll}/u.test(size) ? size : t('size', { size });
