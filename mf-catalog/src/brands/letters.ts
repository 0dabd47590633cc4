import type { BrandIndex } from 'shared-contracts/entities';

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

export type LetterLink = { readonly letter: string; readonly hasBrands: boolean };

/** The whole alphabet, so that each letter keeps its place; what begins with none comes last, where there is any. */
export function letterLinks(letters: BrandIndex['letters']): readonly LetterLink[] {
  const used = new Set(letters.filter(({ brands }) => brands.length > 0).map(({ letter }) => letter));
  const others = [...used].filter((letter) => !alphabet.includes(letter));
  return [...alphabet, ...others].map((letter) => ({ letter, hasBrands: used.has(letter) }));
}

/** Of the section that a letter leads to; `#` would end an address. */
export function letterId(letter: string): string {
  return /^[A-Z]$/.test(letter) ? `marken-${letter.toLowerCase()}` : 'marken-andere';
}
