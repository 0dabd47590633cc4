import { desc, eq } from 'drizzle-orm';
import type { ContentLocale, Loyalty, LoyaltyEntry, OrderState } from 'shared-contracts/entities';
import { money } from '../catalogue/money.ts';
import type { Orm } from '../database/database.ts';
import { accounts, loyaltyEntries, orders, vouchers } from '../database/schema.ts';
import { balanceOf } from './book-points.ts';
import { customerCard } from './customer-card.ts';
import { exchange, tierOf, tiers } from './tiers.ts';
import { voucherOf } from './vouchers.ts';

const historyLength = 50;

const texts: Readonly<Record<LoyaltyEntry['kind'] | 'cancelled' | 'withdrawn', Record<ContentLocale, string>>> = {
  order: { at: 'Bestellung', en: 'Order' },
  voucher: { at: 'Gutschein', en: 'Voucher' },
  welcome: { at: 'Willkommen bei Bergauf', en: 'Welcome to Bergauf' },
  return: { at: 'Rückgabe', en: 'Return' },
  // Orders of earlier releases had their points before they were delivered.
  cancelled: { at: 'Stornierung', en: 'Cancellation' },
  withdrawn: { at: 'Gutschein zurückgenommen', en: 'Voucher withdrawn' },
};

function textsOf({ kind, points }: Pick<LoyaltyEntry, 'kind' | 'points'>, state: OrderState | null) {
  if (kind === 'voucher' && points > 0) return texts.withdrawn;
  return texts[kind === 'return' && state === 'cancelled' ? 'cancelled' : kind];
}

async function history(
  orm: Orm,
  accountId: string,
  locale: ContentLocale,
  most: number | null,
): Promise<LoyaltyEntry[]> {
  const entries = orm
    .select({ entry: loyaltyEntries, number: orders.number, state: orders.state })
    .from(loyaltyEntries)
    .leftJoin(orders, eq(orders.uuid, loyaltyEntries.orderUuid))
    .where(eq(loyaltyEntries.accountId, accountId))
    .orderBy(desc(loyaltyEntries.happenedAt), desc(loyaltyEntries.id));
  const rows = await (most === null ? entries : entries.limit(most));
  return rows.map(({ entry, number, state }) => ({
    id: entry.id,
    date: entry.happenedAt.toISOString(),
    kind: entry.kind,
    text: [textsOf(entry, state)[locale], ...(number === null ? [] : [number])].join(' '),
    points: entry.points,
    orderUuid: entry.orderUuid,
  }));
}

/**
 * The loyalty account (`p4m`), with amounts and texts in the language.
 * @param most the entries of its history, newest first; null: all
 */
export async function loadLoyalty(
  orm: Orm,
  accountId: string,
  locale: ContentLocale,
  most: number | null = historyLength,
): Promise<Loyalty> {
  const { points, pointsOfYear } = await balanceOf(orm, accountId);
  const [account] = await orm
    .select({ cardNumber: accounts.cardNumber })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  const rows = await orm
    .select()
    .from(vouchers)
    .where(eq(vouchers.accountId, accountId))
    .orderBy(desc(vouchers.createdAt), desc(vouchers.code));
  return {
    // A return may take more points than are left; the balance never shows below 0.
    points: Math.max(points, 0),
    pointsOfYear,
    ...tierOf(pointsOfYear),
    tiers: [...tiers],
    exchange: {
      points: exchange.points,
      value: money(exchange.value, locale),
      minimumOrder: money(exchange.minimumOrder, locale),
      validDays: exchange.validDays,
    },
    ...(account && { card: customerCard(account.cardNumber) }),
    vouchers: rows.map((row) => voucherOf(row, locale)),
    history: await history(orm, accountId, locale, most),
  };
}
