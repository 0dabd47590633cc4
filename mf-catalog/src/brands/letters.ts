import type { BrandIndex } from 'shared-contracts/entities';

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

export type LetterLink = { readonly letter: string; readonly hasBrands: boolean };

/** All letters of the alphabet; `#` for other brands comes last, where there are any. */
export function letterLinks(letters: BrandIndex['letters']): readonly LetterLink[] {
  const used = new Set(letters.filter(({ brands }) => brands.length > 0).map(({ letter }) => letter));
  const others = [...used].filter((letter) => !alphabet.includes(letter));
  return [...alphabet, ...others].map((letter) => ({ letter, hasBrands: used.has(letter) }));
}

/** Id of the section of a letter. `#` itself cannot be part of a fragment identifier. */
export function letterId(letter: string): string {
  return /^[A-Z]$/.test(letter) ? `marken-${letter.toLowerCase()}` : 'marken-andere';
}
