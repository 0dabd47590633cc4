import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PriceType } from 'shared-contracts/entities';
import type { Columns } from './columns.ts';
import type { Reordering } from './ordinal-remap.ts';
import { type Direction, type Ranking, rankingAfter, rankingBy, rankingOf } from './ranking.ts';

export type BothDirections = Readonly<Record<Direction, Ranking>>;

/** The sort orders of listings. All are computed in advance, so that no request waits for one. */
export type Rankings = {
  readonly byPrice: Readonly<Record<PriceType, BothDirections>>;
  readonly byDate: BothDirections;
  readonly byRank: BothDirections;
};

type RankedColumns = Pick<Columns, 'size' | 'prices' | 'addedAt'>;

/** Ordinals number the products by popularity. */
function byRank(size: number): BothDirections {
  const order = Uint32Array.from({ length: size }, (_, ordinal) => ordinal);
  return { asc: rankingOf(order.toReversed()), desc: rankingOf(order) };
}

function bothDirections(values: Int32Array): BothDirections {
  return { asc: rankingBy(values, 'asc'), desc: rankingBy(values, 'desc') };
}

export function rankingsOf({ size, prices, addedAt }: RankedColumns): Rankings {
  return {
    byPrice: {
      vk: bothDirections(prices.vk),
      premium: bothDirections(prices.premium),
      staff: bothDirections(prices.staff),
      pro: bothDirections(prices.pro),
    },
    byDate: bothDirections(addedAt),
    byRank: byRank(size),
  };
}

/** The rankings after a change of the columns. Yields to requests between them. */
export async function rankingsAfter(
  rankings: Rankings,
  before: RankedColumns,
  after: RankedColumns,
  change: Reordering,
): Promise<Rankings> {
  async function both(ranked: BothDirections, valuesBefore: Int32Array, values: Int32Array): Promise<BothDirections> {
    const asc = rankingAfter(ranked.asc, { values, valuesBefore }, change, 'asc');
    if (asc !== ranked.asc) await nextTurn();
    const desc = rankingAfter(ranked.desc, { values, valuesBefore }, change, 'desc');
    // Nothing to compute, nothing to yield for.
    if (asc === ranked.asc && desc === ranked.desc) return ranked;
    await nextTurn();
    return { asc, desc };
  }
  const byPriceOf = (type: PriceType) => both(rankings.byPrice[type], before.prices[type], after.prices[type]);
  return {
    byPrice: {
      vk: await byPriceOf('vk'),
      premium: await byPriceOf('premium'),
      staff: await byPriceOf('staff'),
      pro: await byPriceOf('pro'),
    },
    byDate: await both(rankings.byDate, before.addedAt, after.addedAt),
    byRank: before.size === after.size ? rankings.byRank : byRank(after.size),
  };
}
