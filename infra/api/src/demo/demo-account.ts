import { randomBytes, randomUUID } from 'node:crypto';
import { addDays, todayInVienna } from '@bergauf/catalogue-format/austrian-holidays';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { DeliveryType } from 'shared-contracts/entities';
import { hashPassword } from '../account/identity/credentials.ts';
import { newAccountRequestId } from '../account/identity/request-ids.ts';
import type { Account } from '../account/identity/sessions.ts';
import { selectedStore } from '../account/profile/selected-store.ts';
import { advisoryLocks } from '../database/advisory-locks.ts';
import type { Database, Orm } from '../database/database.ts';
import { accounts, loyaltyEntries, orders, shippingAddresses, shoppers, vouchers } from '../database/schema.ts';
import { demoCredentials } from './demo-credentials.ts';
import { pickGoods } from './demo-goods.ts';
import { type PastOrder, writePastOrder } from './demo-orders.ts';

const dayMs = 86_400_000;

/** In Innsbruck, like the first address. */
const demoStore = 'bergauf_39';

/** Fixed codes, which no other account has. */
const voucherCodes = ['BERG-DEM1-AUF2', 'BERG-DEM3-AUF4'] as const;

const person = { firstname: 'Toni', lastname: 'Bergauf', countryId: 'AT' } as const;
const flat = { ...person, street: 'Nordkettenweg', streetNo: '12/4', postal: '6020', city: 'Innsbruck' };
const office = { ...person, street: 'Salurner Straße', streetNo: '3', postal: '6330', city: 'Kufstein' };

/** The account's orders. The newest one is in delivery. */
const history: readonly (Omit<PastOrder, 'goods' | 'store' | 'address'> & {
  readonly pieces: readonly number[];
  readonly address: typeof flat;
})[] = [
  { daysAgo: 2, state: 'shipped', deliveryType: 'home', pieces: [1, 2], address: flat },
  { daysAgo: 9, state: 'ready', deliveryType: 'click_and_collect', pieces: [1], address: flat },
  { daysAgo: 47, state: 'delivered', deliveryType: 'home', pieces: [1, 1, 1], address: flat },
  { daysAgo: 118, state: 'cancelled', deliveryType: 'home', pieces: [1], address: office },
  { daysAgo: 203, state: 'delivered', deliveryType: 'pick_up_points', pieces: [2, 1], address: office },
  { daysAgo: 290, state: 'returned', deliveryType: 'home', pieces: [1], address: flat },
];

async function createAccount(transaction: Orm, passwordHash: string): Promise<Account> {
  const [account] = await transaction
    .insert(accounts)
    .values({
      id: randomUUID(),
      requestId: newAccountRequestId(),
      hash: randomBytes(16).toString('hex'),
      email: demoCredentials.email,
      passwordHash,
      firstName: person.firstname,
      lastName: person.lastname,
      phone: '+43 660 0000000',
      birthday: '1991-07-14',
      gender: 'divers',
      role: 'premium',
      verified: true,
      storeSysname: (await selectedStore(transaction, demoStore))?.sysname ?? null,
      createdAt: new Date(Date.now() - 400 * dayMs),
    })
    .returning();
  if (account === undefined) throw new Error('The account to try the shop with could not be made');
  return account;
}

async function writeAddresses(transaction: Orm, accountId: string): Promise<void> {
  const addresses: readonly (readonly [typeof flat, DeliveryType, boolean])[] = [
    [office, 'pick_up_points', false],
    [flat, 'home', true],
  ];
  for (const [address, deliveryType, isDefault] of addresses) {
    await transaction
      .insert(shippingAddresses)
      .values({ ...address, uuid: randomUUID(), accountId, deliveryType, isDefault });
  }
}

async function writeLoyalty(transaction: Orm, accountId: string): Promise<void> {
  const ago = (days: number) => new Date(Date.now() - days * dayMs);
  await transaction.insert(loyaltyEntries).values([
    { accountId, kind: 'welcome', points: 50, happenedAt: ago(400) },
    { accountId, kind: 'voucher', points: -200, happenedAt: ago(30) },
    { accountId, kind: 'voucher', points: -200, happenedAt: ago(190) },
  ]);
  const worth = { accountId, value: 1000, minimumOrder: 5000 };
  const [used] = await transaction
    .select({ uuid: orders.uuid })
    .from(orders)
    .where(eq(orders.accountId, accountId))
    .limit(1);
  await transaction.insert(vouchers).values([
    { ...worth, code: voucherCodes[0], validUntil: addDays(todayInVienna(), 335), createdAt: ago(30) },
    {
      ...worth,
      code: voucherCodes[1],
      validUntil: addDays(todayInVienna(), 175),
      usedBy: used?.uuid ?? null,
      createdAt: ago(190),
    },
  ]);
}

/** Matches only the demo account itself, even with another address: others may register the demo address, but cannot confirm it. */
const isDemo = or(
  and(eq(accounts.email, demoCredentials.email), eq(accounts.verified, true)),
  sql`${accounts.id} in (select account_id from vouchers where code in ${voucherCodes})`,
);

/** Removes the demo account and its sessions, because its password is published. */
export async function removeDemoAccount({ orm }: Pick<Database, 'orm'>): Promise<void> {
  const removed = await orm.delete(accounts).where(isDemo).returning({ requestId: accounts.requestId });
  const requestIds = removed.map(({ requestId }) => requestId);
  if (requestIds.length > 0) await orm.delete(shoppers).where(inArray(shoppers.requestId, requestIds));
}

/** Creates the demo account with orders, addresses, points and vouchers, unless it exists. */
export async function ensureDemoAccount({ orm }: Pick<Database, 'orm'>): Promise<void> {
  const isKnown = async (connection: Orm) =>
    (await connection.select({ id: accounts.id }).from(accounts).where(isDemo)).length > 0;
  // Checked before hashing the password, which is slow.
  if (await isKnown(orm)) return;
  const passwordHash = await hashPassword(demoCredentials.password);
  await orm.transaction(async (transaction) => {
    // Two servers that start at the same time create one account.
    await transaction.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.demoAccount})`);
    if (await isKnown(transaction)) return;
    const account = await createAccount(transaction, passwordHash);
    await writeAddresses(transaction, account.id);
    const needed = history.reduce((sum, { pieces }) => sum + pieces.length, 0);
    const goods = (await pickGoods(transaction, needed)).values();
    for (const { pieces, ...past } of history) {
      const lines = pieces.flatMap((amount) => {
        const { value } = goods.next();
        return value === undefined ? [] : [{ ...value, amount }];
      });
      const store = past.deliveryType === 'click_and_collect' ? await selectedStore(transaction, demoStore) : null;
      if (lines.length > 0) await writePastOrder(transaction, account, { ...past, goods: lines, store });
    }
    await writeLoyalty(transaction, account.id);
  });
}
