import type { HomeData, Picture, ProductRow, ProductTile } from 'shared-contracts/entities';

type Gender = HomeData['genders'][number];

/** A gender with pictures of products from the page's rows, one of each row first. */
export type GenderEntry = Gender & { pieces: readonly Picture[] };
export type HomeView = Omit<HomeData, 'genders'> & { genders: readonly GenderEntry[] };

const tilesOfRow = 8;
const piecesOfEntry = 2;

/** Reduces the API's response to what the page shows, because all of it is sent with the page. */
export function homeView(data: HomeData): HomeView {
  return {
    ...data,
    genders: data.genders.map((gender) => ({ ...gender, pieces: piecesFor(gender.gender, data.rows) })),
    rows: data.rows.map((row) => ({ ...row, products: row.products.slice(0, tilesOfRow) })),
  };
}

/** Starts with the last row, so that the entries do not repeat the row below them. */
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

/** The last word of the name: `Nahtlos 3 Lauftights` are `Lauftights`. An entry shows one product of a kind. */
function kindOf({ nameWithoutBrand }: ProductTile): string {
  return nameWithoutBrand.slice(nameWithoutBrand.lastIndexOf(' ') + 1);
}
