import { createRequire } from 'node:module';

const fontFile = (face: string) => createRequire(import.meta.url).resolve(`@expo-google-fonts/noto-sans/${face}`);

type Faces = { readonly regular: string; readonly bold: string };
const builtIn: Faces = { regular: 'Helvetica', bold: 'Helvetica-Bold' };
/** Latin, Greek, Cyrillic and Devanagari; the faces have the same characters. */
const embedded: Faces = {
  regular: fontFile('400Regular/NotoSans_400Regular.ttf'),
  bold: fontFile('700Bold/NotoSans_700Bold.ttf'),
};

/** Characters of the fonts built into every PDF reader: Windows-1252. */
const plainText = /^[\x20-\x7e\xa0-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/;

/** The fonts of an invoice, and how texts are printed with them. */
export type InvoiceLetters = {
  readonly faces: Faces;
  /** The text without characters that the fonts lack. */
  print(text: string): string;
  /** The texts that are printed otherwise than they were written. */
  readonly originals: readonly string[];
};

/**
 * Characters that the fonts lack are transliterated to Latin (`محمد`: `mhmd`), or replaced with a question mark if that is impossible, as
 * for emoji. Embedding a font takes ten times as long, so it is done only for texts that need it: Czech, Polish or Greek names.
 */
export async function lettersFor(texts: readonly string[]): Promise<InvoiceLetters> {
  if (texts.every((text) => plainText.test(text))) return { faces: builtIn, print: (text) => text, originals: [] };
  const [{ openSync }, { default: anyAscii }] = await Promise.all([import('fontkit'), import('any-ascii')]);
  const font = openSync(embedded.regular);
  if (!('layout' in font)) throw new Error('Noto Sans is a collection of fonts');
  const latin = (character: string): string =>
    font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0) ? character : anyAscii(character).trim();
  const pictogram = (character: string): string => (latin(character) === character ? character : '?');

  function print(text: string): string {
    // Composed, as a letter and its accent are one glyph. The marks that are left out only join, direct or colour other characters.
    const visible = text.normalize('NFC').replace(/[\p{Default_Ignorable_Code_Point}\p{Emoji_Modifier}]/gu, '');
    // Some letters have no counterpart: a word without any is a question mark.
    return visible
      .replace(/\p{Extended_Pictographic}/gu, pictogram)
      .replace(/[^\x20-\x7e]+/gu, (word) => [...word].map(latin).join('') || '?');
  }

  return {
    faces: embedded,
    print,
    originals: [...new Set(texts)].filter((text) => print(text) !== text.normalize('NFC')),
  };
}
