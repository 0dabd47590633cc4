import { hasShape, isTile } from 'shared-contracts/api';
import type { HomeData, HomeSection, HomeTeaser, Picture, ProductRow, ProductTile } from 'shared-contracts/entities';

type Gender = HomeData['genders'][number];
type Of<Kind extends HomeSection['kind']> = Extract<HomeSection, { kind: Kind }>;

/** A gender with pictures of products from the page's rows, starting with one of each row. */
export type GenderEntry = Gender & { pieces: readonly Picture[]; categories: readonly Category[] };
type Category = NonNullable<Gender['categories']>[number];

/** A section with everything that it shows. */
export type SectionView =
  | { kind: 'hero'; hero: HomeTeaser }
  | { kind: 'genders'; title: string; genders: readonly GenderEntry[] }
  | { kind: 'products'; row: ProductRow }
  | (Of<'campaign'> & { isMirrored: boolean })
  | Exclude<HomeSection, { kind: 'hero' | 'genders' | 'products' | 'campaign' }>;

export type HomeView = {
  /** For shared links. */
  picture: string;
  sections: readonly SectionView[];
};

/** An API from before the sections sends only the parts beside them, which are required here. */
export type HomeResponse = Omit<HomeData, 'sections'> & { sections?: unknown };

const tilesOfRow = 8;
const piecesOfEntry = 2;

const teaser = { title: 'string', link: { url: 'string' }, picture: { url: 'string' } } as const;
const link = { name: 'string', url: 'string' } as const;

/** The fields of each section kind that this release reads. Unknown kinds and malformed sections are left out. */
const shapes: { readonly [Kind in HomeSection['kind']]: (value: unknown) => value is Of<Kind> } = {
  hero: hasShape<Of<'hero'>>({}),
  promises: hasShape<Of<'promises'>>({ items: [{ title: 'string' }] }),
  genders: hasShape<Of<'genders'>>({ title: 'string' }),
  products: hasShape<Of<'products'>>({ row: 'string', title: 'string' }),
  campaign: hasShape<Of<'campaign'>>({ teaser, products: 'array' }),
  teasers: hasShape<Of<'teasers'>>({ teasers: [teaser] }),
  sports: hasShape<Of<'sports'>>({ sports: [{ ...link, picture: { url: 'string' } }] }),
  guide: hasShape<Of<'guide'>>({
    url: 'string',
    articles: [{ url: 'string', picture: { url: 'string' }, category: link }],
  }),
  stores: hasShape<Of<'stores'>>({ title: 'string', url: 'string' }),
  loyalty: hasShape<Of<'loyalty'>>({ title: 'string', link }),
  brands: hasShape<Of<'brands'>>({ url: 'string', brands: [{ ...link, logo: 'string' }] }),
  'recently-viewed': hasShape<Of<'recently-viewed'>>({}),
};

const hasCategories = hasShape<Gender>({ categories: [link] });
const isGender = hasShape<Gender>({ ...link, gender: 'number', picture: { url: 'string' } });
const isRow = hasShape<ProductRow>({ id: 'string', title: 'string', url: 'string', products: 'array' });

function isKnown(section: unknown): section is HomeSection {
  const kind: unknown = Object(section).kind;
  return typeof kind === 'string' && Object.hasOwn(shapes, kind) && shapes[kind as HomeSection['kind']](section);
}

/** The order of the sections for an API that sends none. */
function formerSections({ rows, teasers }: HomeResponse): HomeSection[] {
  const [first, ...others] = rows.map(({ id, title }) => ({ kind: 'products' as const, row: id, title }));
  return [
    { kind: 'hero' },
    { kind: 'genders', title: '' },
    ...(first ? [first] : []),
    ...(teasers.length > 0 ? [{ kind: 'teasers' as const, title: '', teasers }] : []),
    ...others,
  ];
}

/** Reduces the API's response to what the page shows, because all of it is sent with the page. Malformed parts are left out. */
export function homeView(data: HomeResponse): HomeView {
  const rows = data.rows.filter(isRow).map((row) => ({ ...row, products: row.products.filter(isTile) }));
  const sent: readonly unknown[] = Array.isArray(data.sections) ? data.sections : formerSections({ ...data, rows });
  const sections = sent.filter(isKnown);
  const campaigns = sections.filter(({ kind }) => kind === 'campaign');
  return {
    picture: data.shareImage ?? data.hero.picture.url,
    sections: sections.flatMap((section): SectionView[] => {
      switch (section.kind) {
        case 'hero':
          return [{ kind: 'hero', hero: data.hero }];
        case 'genders': {
          const genders = data.genders.filter(isGender).map((gender) => ({
            ...gender,
            pieces: piecesFor(gender.gender, rows),
            categories: hasCategories(gender) ? (gender.categories ?? []) : [],
          }));
          return genders.length > 0 ? [{ kind: 'genders', title: section.title, genders }] : [];
        }
        case 'products': {
          const row = rows.find(({ id }) => id === section.row);
          const products = row?.products.slice(0, tilesOfRow) ?? [];
          return row && products.length > 0
            ? [{ kind: 'products', row: { ...row, title: section.title, products } }]
            : [];
        }
        case 'campaign': {
          // Every second one has its text on the other side.
          const isMirrored = campaigns.indexOf(section) % 2 === 1;
          return [{ ...section, products: section.products.filter(isTile), isMirrored }];
        }
        default:
          return [section];
      }
    }),
  };
}

/** Starts with the last row, so that the entries do not repeat the row right below them. */
function piecesFor(gender: Gender['gender'], rows: readonly ProductRow[]): readonly Picture[] {
  const found = rows
    .toReversed()
    .map(({ products }) => products.filter((product) => product.gender === gender && !product.soldOut));
  const longest = Math.max(0, ...found.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, position) => found.flatMap((row) => row[position] ?? [])).flat();
  const byKind = new Map<string, Picture>();
  for (const product of inTurn) if (!byKind.has(kindOf(product))) byKind.set(kindOf(product), product.picture);
  return [...byKind.values()].slice(0, piecesOfEntry);
}

/** The last word of the name: the kind of `Nahtlos 3 Lauftights` is `Lauftights`. An entry shows one product of a kind. */
function kindOf({ nameWithoutBrand }: ProductTile): string {
  return nameWithoutBrand.slice(nameWithoutBrand.lastIndexOf(' ') + 1);
}
