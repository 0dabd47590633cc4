import { ordinalsOf } from '../../catalogue-index/facets/bitset.ts';
import type { CatalogueView } from '../../live-catalogue/catalogue-view.ts';

/** Everything that requests can read from a view, in a form that two equal views share. For tests. */
export async function observedView({ index, reference, suggest, scopeCounts, searchProducts }: CatalogueView) {
  const idsOf = (bits: Uint32Array) => [...ordinalsOf(bits)].map((ordinal) => index.ids[ordinal]);
  const idsIn = (order: Uint32Array) => [...order].map((ordinal) => index.ids[ordinal]);
  const everyone = { bits: index.column(-1).bitsOf(-1), ordinals: index.byRank('desc').order };
  const groups = index.groups.toSorted((a, b) => a - b);
  const valuesOf = (group: number) => index.column(group).valueIds.toSorted((a, b) => a - b);
  const sets = groups.flatMap((group) => valuesOf(group).map((id) => [id, idsOf(index.column(group).bitsOf(id))]));
  const counts = [...index.countAll(everyone)].flatMap(([, values]) => [...values]).sort(([a], [b]) => a - b);
  const whole = { section: 'all', brand: null, sport: null, gender: 0, category: null } as const;
  const scopes = [
    whole,
    { ...whole, section: 'sale' } as const,
    ...reference.areas.map((category) => ({ ...whole, category })),
    ...reference.brands.slice(0, 3).map((brand) => ({ ...whole, section: 'brands' as const, brand })),
  ].map((scope) => {
    const { facets, categories } = scopeCounts(scope);
    const values = [...facets].flatMap(([, found]) => [...found]);
    return [...values, ...categories].sort(([a], [b]) => a - b);
  });
  const queries = [
    ...['schuhe', 'rote jacke', 'laufschue', 'gletscherwolle', 'herrenlaufschuhe'],
    // By size in stock, price, sport, gender and reduction.
    ...['schuhe 42', 'jacke unter 120', 'wandern', 'girls', 'sale schuhe'],
  ];
  const searches = await Promise.all(
    queries.map(async (query) => {
      const hits = await searchProducts(query);
      return hits && [hits.note, ...[...hits.ordinals].map((ordinal, at) => [index.ids[ordinal], hits.relevance[at]])];
    }),
  );
  return {
    ids: [...index.ids],
    prices: Object.values(index.prices).map((column) => [...column]),
    orders: (['asc', 'desc'] as const).flatMap((direction) => [
      ...(['vk', 'premium', 'staff', 'pro'] as const).map((type) => idsIn(index.byPrice(type, direction).order)),
      idsIn(index.byDate(direction).order),
      idsIn(index.byRank(direction).order),
    ]),
    sets: sets.filter(([, ids]) => Array.isArray(ids) && ids.length > 0),
    counts,
    categories: [...index.categories.countIn(everyone)].sort(([a], [b]) => a - b),
    reduced: idsOf(index.reduced),
    brands: reference.brands.map(({ id, name }) => [id, name, idsOf(index.ofBrand(id))]),
    genders: ([0, 1, 2, 3] as const).map((gender) => idsOf(index.ofGender(gender))),
    words: index.text.words.map(({ text, german, english, ordinals, weights }) => [
      text,
      german,
      english,
      ...[...ordinals].map((ordinal, at) => `${index.ids[ordinal]} ${weights[at]}`).sort(),
    ]),
    sections: reference.areas.map((area) => ([1, 2, 3] as const).map((gender) => reference.productsIn(gender, area))),
    values: [...reference.filterValueById.values()],
    scopes,
    searches,
    suggestions: await Promise.all(['sch', 'nor', 'Gletscher', 'jacken'].map((words) => suggest(words, 'at'))),
  };
}
