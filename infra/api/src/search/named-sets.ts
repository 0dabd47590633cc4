import { filterGroupIds } from 'shared-contracts/entities';
import { gendersIn, type SectionGender } from '../catalogue/genders.ts';
import type { ReferenceTables } from '../catalogue/reference-data.ts';
import type { CatalogueIndex } from '../catalogue-index/catalogue-index.ts';
import { type Bitset, ordinalsOf, unionOf } from '../catalogue-index/facets/bitset.ts';
import { createTextIndex, type IndexedWord, type TextIndex } from '../catalogue-index/text/text-index.ts';
import { byText, createVocabulary } from '../catalogue-index/text/vocabulary.ts';
import type { WordForms } from '../catalogue-index/text/word-lookup.ts';
import type { Localized } from '../database/localized.ts';
import { type TypedWords, wordsOfName } from './query-words.ts';

/** Products that the shop lists under names, by which shoppers search too. */
type NamedSet = { readonly names: readonly string[]; bits(): Bitset };

const genderWords: readonly (readonly [gender: SectionGender, words: string])[] = [
  [1, 'damen dame frauen frau women woman womens ladies lady female'],
  [2, 'herren herr männer mann men man mens male'],
  [
    3,
    'kinder kind kids kid children child jugend jugendliche junior juniors youth mädchen buben bub jungen girls girl boys boy',
  ],
];

const saleWords =
  'sale abverkauf ausverkauf schlussverkauf reduziert reduzierte angebot angebote reduced clearance discount discounted';

const namesOf = ({ at, en = at }: Localized): string[] => [at, en];

/** Sports with their sub-sports, genders, properties, conditions and reduced products: the pages and filters of the shop. */
function namedSets(index: CatalogueIndex, { sports, filterValuesByGroup }: ReferenceTables): NamedSet[] {
  const valuesOf = (group: number): NamedSet[] =>
    (filterValuesByGroup.get(group) ?? []).map(({ id, names }) => ({
      names: namesOf(names),
      bits: () => index.column(group).bitsOf(id),
    }));
  return [
    ...sports.map(({ id, names }) => ({
      names: namesOf(names),
      bits: () => index.column(filterGroupIds.sports).bitsOf(id),
    })),
    ...genderWords.map(([gender, words]) => ({
      names: words.split(' '),
      bits: () => unionOf(index.size, gendersIn(gender).map(index.ofGender)),
    })),
    ...valuesOf(filterGroupIds.addition),
    ...valuesOf(filterGroupIds.saletype),
    { names: saleWords.split(' '), bits: () => index.reduced },
  ];
}

/** The names of sets as words of an index beside that of the texts. */
export type NamedIndex = {
  readonly index: TextIndex;
  /** Names of several words, folded, which are one word of the index. */
  readonly phrases: ReadonlySet<string>;
  /** Words that only occur in such names: `ski` of `Ski touring` does not mean ski touring. */
  readonly partsOfPhrases: ReadonlySet<string>;
};

// As the words of gender and sport in the texts of products.
const weight = 2;

const shortestPart = 3;

function wordOfSets(forms: WordForms, size: number, sets: readonly NamedSet[]): IndexedWord {
  let ordinals: Uint32Array | undefined;
  let weights: Uint8Array | undefined;
  // Only few of the words are ever searched for.
  return {
    ...forms,
    get ordinals() {
      ordinals ??= ordinalsOf(
        unionOf(
          size,
          sets.map(({ bits }) => bits()),
        ),
      );
      return ordinals;
    },
    get weights() {
      weights ??= new Uint8Array(this.ordinals.length).fill(weight);
      return weights;
    },
  };
}

/**
 * Indexes the names of sets, apart from the texts: a set changes without the texts of its products. A price makes a product reduced, a sport
 * gets another name.
 */
export async function createNamedIndex(
  index: CatalogueIndex,
  tables: ReferenceTables,
  typedWords: TypedWords,
): Promise<NamedIndex> {
  const setsOf = new Map<string, NamedSet[]>();
  const setsOfPart = new Map<string, NamedSet[]>();
  const phrases = new Set<string>();
  const add = (map: Map<string, NamedSet[]>, word: string, set: NamedSet) =>
    map.set(word, [...(map.get(word) ?? []), set]);
  for (const set of namedSets(index, tables)) {
    for (const words of set.names.map(wordsOfName)) {
      const name = words.join(' ');
      add(setsOf, name, set);
      if (words.length > 1) phrases.add(name);
      if (words.length > 1) for (const word of words) add(setsOfPart, word, set);
    }
  }
  const forms = await typedWords([...setsOf.keys(), ...setsOfPart.keys()]);
  const isMeaningful = (word: string) => word.length >= shortestPart && forms.get(word)?.stopWordIn.length === 0;
  const parts = [...setsOfPart].filter(([word]) => !setsOf.has(word) && isMeaningful(word));
  const words = [...setsOf, ...parts].flatMap(([word, sets]) => {
    const form = forms.get(word);
    return form ? [wordOfSets(form.plain, index.size, sets)] : [];
  });
  words.sort(byText);
  return {
    index: createTextIndex(index.size, words, createVocabulary(words)),
    phrases,
    partsOfPhrases: new Set(parts.map(([word]) => word)),
  };
}
