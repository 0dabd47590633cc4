import { and, eq, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Orm, selectRows } from '../../database/database.ts';
import { accounts, knownDevices } from '../../database/schema.ts';
import type { ApiContext } from '../../http/api-context.ts';
import { hashOfSecret, newSecret } from '../identity/credentials.ts';

// A browser that has signed in to an account is known to it, also after the logout: docs/decisions/0021. Its cookie is the API's
// own, sent to the API alone and out of reach for scripts; the session's cookies are the shell's.

const cookie = 'bergauf_device';
const rememberedDays = 180;
/** More browsers than a household has; the one that was not used for the longest is forgotten. */
const mostDevices = 20;

/** What the browser has been given at an earlier login; null where it has been given nothing. */
export function deviceOf({ headers }: FastifyRequest): string | null {
  return new RegExp(`(?:^|; *)${cookie}=([A-Za-z0-9_-]{43})(?:;|$)`).exec(headers.cookie ?? '')?.[1] ?? null;
}

/**
 * Whether this browser has signed in before to the account that has confirmed the address. An unconfirmed account
 * knows no devices: anyone could make one for a stranger's address.
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

/** Remembers the browser that has just signed in. One that comes with the secret of another shop, or none, gets a new one. */
export async function rememberDevice(
  { orm, publicOrigin }: Pick<ApiContext, 'orm' | 'publicOrigin'>,
  request: FastifyRequest,
  reply: FastifyReply,
  accountId: string,
): Promise<void> {
  const brought = deviceOf(request);
  const isOurs = brought !== null && (await isGiven(orm, brought));
  const device = isOurs ? brought : newSecret();
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
    order by last_used_at desc, device_hash limit ${mostDevices})`);
  const isSecure = publicOrigin.startsWith('https:');
  const attributes = ['Path=/api/', 'HttpOnly', 'SameSite=Lax', `Max-Age=${rememberedDays * 86_400}`];
  reply.header('set-cookie', [`${cookie}=${device}`, ...attributes, ...(isSecure ? ['Secure'] : [])].join('; '));
}

/** A secret that was planted in the browser must not become the key to an account. */
async function isGiven(orm: Orm, device: string): Promise<boolean> {
  const rows = await selectRows(
    orm,
    sql`select 1 from known_devices where device_hash = ${hashOfSecret(device)} limit 1`,
  );
  return rows.length > 0;
}

/** After a new password only the browser in which it was chosen is known. */
export async function forgetDevices(orm: Orm, accountId: string): Promise<void> {
  await orm.delete(knownDevices).where(eq(knownDevices.accountId, accountId));
}

/** What was not used for so long is forgotten. */
export const deviceExpiry = sql`make_interval(days => ${rememberedDays})`;
