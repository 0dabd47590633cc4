import type { Prices, PriceType, ProductOption, TeamCartItem, TeamOffer } from 'shared-contracts/entities';

/** A row of the order: pieces of one size with the same print. Texts are stored as typed. */
export type OrderRow = {
  /** Identifies the row while it is edited. */
  readonly id: number;
  /** The id of a ProductOption. */
  readonly option: number;
  readonly amount: string;
  readonly name: string;
  readonly number: string;
};

export const longestName = 14;

/** One row for each size in stock. */
export function emptyRows(options: readonly ProductOption[]): OrderRow[] {
  return options
    .filter(({ stock, quantity }) => stock && quantity > 0)
    .map(({ id }, index) => ({ id: index, option: id, amount: '', name: '', number: '' }));
}

/** An empty row for each size of the given rows. */
export const emptied = (rows: readonly OrderRow[]): OrderRow[] =>
  [...new Map(rows.map((row) => [row.option, row])).values()].map((row) => ({
    ...row,
    amount: '',
    name: '',
    number: '',
  }));

export const isFilledIn = ({ amount, name, number }: OrderRow): boolean => `${amount}${name}${number}`.trim() !== '';

/**
 * The filled rows, then those of a list, in place of the empty ones; an empty one stays for each size without another row.
 * @param edited id of the row that was edited last: if it is empty, it is reused for the list's first row, since its field may have the
 * focus
 */
export function withList(
  rows: readonly OrderRow[],
  list: readonly Omit<OrderRow, 'id'>[],
  edited: number,
): readonly OrderRow[] {
  if (list.length === 0) return rows;
  const unused = Math.max(0, ...rows.map(({ id }) => id)) + 1;
  const isReplaced = rows.some((row) => row.id === edited && !isFilledIn(row));
  const added = list.map((row, index) => ({ ...row, id: isReplaced && index === 0 ? edited : unused + index }));
  const filled = [...rows.filter(isFilledIn), ...added];
  const kept = rows.filter(
    (row) => !isFilledIn(row) && !filled.some(({ id, option }) => id === row.id || option === row.option),
  );
  return [...filled, ...kept];
}

/** Pieces of a row: a print without an amount is one piece. */
function piecesOf({ amount, name, number }: OrderRow): number {
  if (/^\d{1,2}$/.test(amount.trim())) return Number(amount);
  return amount.trim() === '' && (name.trim() !== '' || number.trim() !== '') ? 1 : 0;
}

export type RowProblem = 'amount' | 'stock' | 'name' | 'number';

const printable = /^[\p{L}\p{M}0-9 .'’-]*$/u;

/** Problems of a row; none for an empty row, or one that can be ordered. All rows of a size share its stock. */
export function problemsOf(
  row: OrderRow,
  rows: readonly OrderRow[],
  options: readonly ProductOption[],
  isPrinted: boolean,
): RowProblem[] {
  const { amount, name, number, option } = row;
  const pieces = rows.filter((other) => other.option === option).reduce((sum, other) => sum + piecesOf(other), 0);
  const faults: Record<RowProblem, boolean> = {
    amount: amount.trim() !== '' && !/^\d{1,2}$/.test(amount.trim()),
    stock: piecesOf(row) > 0 && pieces > stockOf(option, options),
    // Texts of a list stay, even if its pieces are not printed.
    name: isPrinted && (name.trim().length > longestName || !printable.test(name)),
    number: isPrinted && !/^\d{0,2}$/.test(number.trim()),
  };
  return (Object.keys(faults) as RowProblem[]).filter((problem) => faults[problem]);
}

export const stockOf = (option: number, options: readonly ProductOption[]): number =>
  options.find(({ id }) => id === option)?.quantity ?? 0;

type Print = { readonly isPrinted: boolean; readonly crest: boolean };

/** The items of one request, one for each row with pieces; none while a row has a problem. The cart merges equal items. */
export function itemsOf(
  rows: readonly OrderRow[],
  options: readonly ProductOption[],
  { isPrinted, crest }: Print,
): TeamCartItem[] {
  if (rows.some((row) => problemsOf(row, rows, options, isPrinted).length > 0)) return [];
  return rows.flatMap((row): TeamCartItem[] => {
    const amount = piecesOf(row);
    if (amount === 0) return [];
    const [name, number] = [row.name.trim(), row.number.trim()];
    const printing = { ...(name && { name }), ...(number && { number }), ...(crest && { crest }) };
    const hasPrint = isPrinted && Object.keys(printing).length > 0;
    return [{ productOption: row.option, amount, ...(hasPrint && { printing }) }];
  });
}

type Costs = {
  readonly prices: Prices;
  readonly priceType: PriceType;
  readonly printing: TeamOffer['printing'];
};

/** Pieces and cents of all items, at the shopper's price type. The server decides what is paid. */
export function sumOf(items: readonly TeamCartItem[], { prices, priceType, printing }: Costs) {
  let pieces = 0;
  let cents = 0;
  for (const { amount = 1, printing: print } of items) {
    pieces += amount;
    const surcharge =
      printing && print
        ? (print.name ? printing.name.cents : 0) +
          (print.number ? printing.number.cents : 0) +
          (print.crest ? printing.crest.cents : 0)
        : 0;
    cents += amount * (prices.cents[priceType] + surcharge);
  }
  return { pieces, cents };
}
