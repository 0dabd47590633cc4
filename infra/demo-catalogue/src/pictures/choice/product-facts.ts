import type { ProductKind } from '../product-kinds.ts';

/** What a product's texts say about its looks. */
export type ProductFacts = {
  readonly kind: ProductKind;
  readonly id: number;
  /** Path of its category, without gender: `schuhe/laufschuhe/trailrunning/alpin`. */
  readonly category: string;
  /** Unknown or everybody, women, men, children. */
  readonly gender: 0 | 1 | 2 | 3;
  /** German name, description, features and details, as `Länge: 7/8`, in lower case. */
  readonly text: string;
  /** Palettes of its variants, the first one of its tile first. */
  readonly colours: readonly string[];
};

export type Test = (facts: ProductFacts) => boolean;

/** Which products a cut suits, for every cut of a kind. */
export type Suits<Cut extends string> = Readonly<Record<Cut, Test>>;

export const always: Test = () => true;

/** Whether the texts contain one of the words (lower case). */
export const says =
  (...words: readonly string[]): Test =>
  ({ text }) =>
    words.some((word) => text.includes(word));

/** Whether the path of the category contains the words. */
export const isIn =
  (path: string): Test =>
  ({ category }) =>
    category.includes(path);

export const forChildren: Test = ({ gender }) => gender === 3;
export const forWomen: Test = ({ gender }) => gender === 1;
export const forAdults: Test = ({ gender }) => gender !== 3;

export const not =
  (test: Test): Test =>
  (facts) =>
    !test(facts);

export const all =
  (...tests: readonly Test[]): Test =>
  (facts) =>
    tests.every((test) => test(facts));

export const any =
  (...tests: readonly Test[]): Test =>
  (facts) =>
    tests.some((test) => test(facts));
