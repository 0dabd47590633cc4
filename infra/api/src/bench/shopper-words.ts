import type { Random } from '@bergauf/demo-catalogue/generator/random';
import type { ProductTile } from 'shared-contracts/entities';

/** A misspelling: one letter missing, or two swapped. */
function slip(random: Random, word: string): string {
  if (word.length < 5) return word;
  const at = random.between(1, word.length - 2);
  const rest = random.chance(0.5)
    ? word.slice(at + 1)
    : `${word.charAt(at + 1)}${word.charAt(at)}${word.slice(at + 2)}`;
  return word.slice(0, at) + rest;
}

const umlauts = { ä: 'ae', ö: 'oe', ü: 'ue' } as const;
const withoutUmlauts = (word: string) =>
  word.replace(/[äöü]/g, (letter) => umlauts[letter as keyof typeof umlauts] ?? letter);

const additions = ['damen', 'herren', 'kinder', 'schwarz', 'blau', 'grün', 'leicht', 'wasserdicht'];

/** Search words and prefixes from the names of products and brands, sometimes misspelt. */
export function shopperWords(products: readonly ProductTile[], random: Random) {
  const wordsOf = ({ nameWithoutBrand }: ProductTile) =>
    nameWithoutBrand.split(/[^\p{L}]+/u).filter(({ length }) => length > 2);
  const asTyped = (word: string) => {
    const typed = random.chance(0.15) ? slip(random, word) : word;
    return random.chance(0.3) ? withoutUmlauts(typed) : typed;
  };
  const phrase = (): string => {
    const product = random.pick(products);
    const name = random.sample(wordsOf(product), random.between(1, 2));
    const brand = random.chance(0.3) ? [product.brandName] : [];
    const addition = random.chance(0.3) ? [random.pick(additions)] : [];
    return [...brand, ...name, ...addition].map(asTyped).join(' ').toLowerCase();
  };
  return {
    searched: phrase,
    typed: (): string => {
      const whole = phrase();
      return whole.slice(0, random.between(2, whole.length));
    },
  };
}
