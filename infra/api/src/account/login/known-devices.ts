import { and, eq, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Orm, selectRows } from '../../database/database.ts';
import { accounts, knownDevices, sessions } from '../../database/schema.ts';
import type { ApiContext } from '../../http/api-context.ts';
import { hashOfSecret, newSecret } from '../identity/credentials.ts';

// Browsers that have logged in to an account before, also after a logout (decision 0021). The API sets its own cookie, which
// only the API receives and scripts cannot read. The session's cookies belong to the shell.

const cookie = 'bergauf_device';
const rememberedDays = 180;
/** The least recently used devices are forgotten beyond this number. */
const maxDevices = 20;
/** Accounts of one browser that stay known when another one logs in. */
const maxSharing = 5;

/** The device secret from the cookie of an earlier login; null without one. */
export function deviceOf({ headers }: FastifyRequest): string | null {
  return new RegExp(`(?:^|; *)${cookie}=([A-Za-z0-9_-]{43})(?:;|$)`).exec(headers.cookie ?? '')?.[1] ?? null;
}

/**
 * Whether this browser has logged in before to the confirmed account of an address. Unconfirmed accounts have no known devices:
 * anyone can create one for any address.
 */
export async function isKnownDevice(orm: Orm, email: string, device: string): Promise<boolean> {
  const rows = await orm
    .select({ id: accounts.id })
    .from(knownDevices)
    .innerJoin(accounts, eq(accounts.id, knownDevices.accountId))
    .where(
      and(
        eq(knownDevices.deviceHash, hashOfSecret(device)),
        sql`lower(${accounts.email}) = lower(${email})`,
        eq(accounts.verified, true),
      ),
    );
  return rows.length > 0;
}

/**
 * Stores the browser that has just logged in. It keeps its secret if that is known for this account, and otherwise gets a new one: another
 * account's secret may have been planted by that account's owner. The new secret is also valid for accounts that share the browser.
 * A browser whose session has already ended, as by a new password, stays unknown.
 */
export async function rememberDevice(
  { orm, publicOrigin }: Pick<ApiContext, 'orm' | 'publicOrigin'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { accountId, token }: NewSession,
): Promise<void> {
  const presented = deviceOf(request);
  const device = await orm.transaction(async (transaction) => {
    if (!(await keepOpen(transaction, { accountId, token }))) return null;
    const isKnown = presented !== null && (await isOf(transaction, accountId, presented));
    const secret = isKnown ? presented : newSecret();
    if (presented !== null && !isKnown) await shareDevice(transaction, presented, secret);
    await storeDevice(transaction, accountId, secret);
    return secret;
  });
  if (device === null) return;
  const isSecure = publicOrigin.startsWith('https:');
  const attributes = ['Path=/api/', 'HttpOnly', 'SameSite=Lax', `Max-Age=${rememberedDays * 86_400}`];
  reply.header('set-cookie', [`${cookie}=${device}`, ...attributes, ...(isSecure ? ['Secure'] : [])].join('; '));
}

type NewSession = { readonly accountId: string; readonly token: string };

/**
 * Locks a session, so that a change that ends it waits, and then forgets the device. The account comes first, as in those changes.
 * @returns false if the session has ended
 */
async function keepOpen(transaction: Orm, { accountId, token }: NewSession): Promise<boolean> {
  await transaction.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('key share');
  const open = await transaction
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.tokenHash, hashOfSecret(token)))
    .for('key share');
  return open.length > 0;
}

async function storeDevice(orm: Orm, accountId: string, device: string): Promise<void> {
  const values = { accountId, deviceHash: hashOfSecret(device), lastUsedAt: new Date() };
  await orm
    .insert(knownDevices)
    .values(values)
    .onConflictDoUpdate({
      target: [knownDevices.accountId, knownDevices.deviceHash],
      set: { lastUsedAt: values.lastUsedAt },
    });
  await orm.execute(sql`delete from known_devices where account_id = ${accountId} and device_hash not in (
    select device_hash from known_devices where account_id = ${accountId}
    order by last_used_at desc, device_hash limit ${maxDevices})`);
}

async function isOf(orm: Orm, accountId: string, device: string): Promise<boolean> {
  const rows = await selectRows(
    orm,
    sql`select 1 from known_devices where account_id = ${accountId} and device_hash = ${hashOfSecret(device)}`,
  );
  return rows.length > 0;
}

/** Adds the new secret to the accounts that knew the browser by the previous one. */
async function shareDevice(orm: Orm, before: string, device: string): Promise<void> {
  await orm.execute(sql`
    insert into known_devices (account_id, device_hash, last_used_at)
    select account_id, ${hashOfSecret(device)}, last_used_at from known_devices
      where device_hash = ${hashOfSecret(before)} order by last_used_at desc limit ${maxSharing}`);
}

/** After a new password only the browser that set it is known. */
export async function forgetDevices(orm: Orm, accountId: string): Promise<void> {
  await orm.delete(knownDevices).where(eq(knownDevices.accountId, accountId));
}

/** Devices are forgotten when unused for this long. */
export const deviceExpiry = sql`make_interval(days => ${rememberedDays})`;
