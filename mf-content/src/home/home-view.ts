import type { HomeData, Picture, ProductRow, ProductTile } from 'shared-contracts/entities';

type Gender = HomeData['genders'][number];

/** An entry shows what is to be found behind it: pieces of the page's rows for this gender, one of each row first. */
export type GenderEntry = Gender & { pieces: readonly Picture[] };
export type HomeView = Omit<HomeData, 'genders'> & { genders: readonly GenderEntry[] };

const tilesOfRow = 8;
const piecesOfEntry = 2;

/** What home shows of the API's answer; what it does not show, the page need not carry. */
export function homeView(data: HomeData): HomeView {
  return {
    ...data,
    genders: data.genders.map((gender) => ({ ...gender, pieces: piecesFor(gender.gender, data.rows) })),
    rows: data.rows.map((row) => ({ ...row, products: row.products.slice(0, tilesOfRow) })),
  };
}

/** From the last row up, so that the entries do not show what stands right below them. */
function piecesFor(gender: Gender['gender'], rows: readonly ProductRow[]): readonly Picture[] {
  const found = rows
    .toReversed()
    .map(({ products }) => products.filter((product) => product.gender === gender && !product.soldOut));
  const longest = Math.max(0, ...found.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, place) => found.flatMap((row) => row[place] ?? [])).flat();
  const byKind = new Map<string, Picture>();
  for (const product of inTurn) if (!byKind.has(kindOf(product))) byKind.set(kindOf(product), product.picture);
  return [...byKind.values()].slice(0, piecesOfEntry);
}

/** `Nahtlos 3 Lauftights` are `Lauftights`: two of a kind say no more than one. */
function kindOf({ nameWithoutBrand }: ProductTile): string {
  return nameWithoutBrand.slice(nameWithoutBrand.lastIndexOf(' ') + 1);
}
