/** Soft hyphens, zero-width characters and direction marks. A zero-width joiner before a pictograph is part of an emoji. */
const unseen = /[\u00ad\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]|\u200d(?!\p{Extended_Pictographic})/gu;

/** A typed text without invisible characters and surrounding white space; non-breaking spaces become plain ones. */
export const plainText = (text: string): string =>
  text
    .replace(unseen, '')
    .replace(/[\u00a0\u2007\u202f]/g, ' ')
    .trim();

/** Hyphens in place of the dashes into which word processors turn them. Not for names, in which a dash may be meant. */
export const withHyphens = (text: string): string => text.replace(/[\u2010-\u2013]/g, '-');
