import type { Localized } from '@bergauf/catalogue-format/records/fields';

/** The values of the filter group "addition": properties besides brand, size and colour. */
export const additionValues = {
  new: 5001,
  sale: 5002,
  bestseller: 5003,
  sustainable: 5004,
  waterproof: 5005,
  reflective: 5006,
  wool: 5007,
  fewLeft: 5008,
} as const;

type Addition = keyof typeof additionValues;

export const additionNames: Readonly<Record<Addition, Localized>> = {
  new: { at: 'Neu', en: 'New' },
  sale: { at: 'Reduziert', en: 'Reduced' },
  bestseller: { at: 'Bestseller', en: 'Bestseller' },
  sustainable: { at: 'Nachhaltiges Material', en: 'Sustainable material' },
  waterproof: { at: 'Wasserdicht', en: 'Waterproof' },
  reflective: { at: 'Reflektierend', en: 'Reflective' },
  wool: { at: 'Mit Merinowolle', en: 'With merino wool' },
  fewLeft: { at: 'Letzte Stücke', en: 'Last pieces' },
};

// Derived from the product page's texts, so that filters match what the page says.
const textual: readonly (readonly [Addition, RegExp])[] = [
  ['sustainable', /recycel|rezykl|bio-?baumwolle|pfc-frei|ohne pfas|ohne fluor|nachwachsend/i],
  ['waterproof', /wasserdicht|wassersäule/i],
  ['reflective', /reflekt/i],
  ['wool', /merino/i],
];

export type AdditionFacts = {
  readonly isNew: boolean;
  readonly isReduced: boolean;
  readonly salesRank: number;
  readonly pieces: number;
  /** All German text of the product page. */
  readonly text: string;
};

const bestsellerRank = 8500;
const fewPieces = 6;

export function additionsOf({ isNew, isReduced, salesRank, pieces, text }: AdditionFacts): readonly number[] {
  const found: Addition[] = [
    ...(isNew ? (['new'] as const) : []),
    ...(isReduced ? (['sale'] as const) : []),
    ...(salesRank >= bestsellerRank ? (['bestseller'] as const) : []),
    ...(pieces > 0 && pieces <= fewPieces ? (['fewLeft'] as const) : []),
    ...textual.filter(([, pattern]) => pattern.test(text)).map(([addition]) => addition),
  ];
  return found.map((addition) => additionValues[addition]);
}
