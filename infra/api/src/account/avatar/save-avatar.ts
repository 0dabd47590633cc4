import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Orm } from '../../database/database.ts';
import { accounts, avatars } from '../../database/schema.ts';
import { fieldError } from '../../http/errors/api-error.ts';
import type { Account } from '../identity/sessions.ts';
import { drawnAvatarPath } from './drawn-avatars.ts';

async function savePath(transaction: Orm, account: Account, avatar: string | null): Promise<Account> {
  const [saved] = await transaction.update(accounts).set({ avatar }).where(eq(accounts.id, account.id)).returning();
  return saved ?? account;
}

/** Chooses a drawn picture by its key, or none with null. An uploaded one is deleted. @throws 422 at `key` */
export async function chooseAvatar(orm: Orm, account: Account, key: string | null): Promise<Account> {
  const path = key === null ? null : drawnAvatarPath(key);
  if (key !== null && path === null) {
    throw fieldError('key', { at: 'Bitte wähle eines der Bilder.', en: 'Please choose one of the pictures.' });
  }
  return orm.transaction(async (transaction) => {
    await transaction.delete(avatars).where(eq(avatars.accountId, account.id));
    return savePath(transaction, account, path);
  });
}

/** Stores an uploaded picture in place of the account's earlier one. */
export async function storeAvatar(orm: Orm, account: Account, webp: Buffer): Promise<Account> {
  // Random, so that a URL reveals nothing about the picture or the account.
  const id = randomBytes(16).toString('hex');
  return orm.transaction(async (transaction) => {
    await transaction
      .insert(avatars)
      .values({ accountId: account.id, id, webp })
      .onConflictDoUpdate({ target: avatars.accountId, set: { id, webp } });
    return savePath(transaction, account, `/avatars/${id}.webp`);
  });
}

/** The content of an uploaded picture; null for an unknown id. */
export async function readAvatar(orm: Orm, id: string): Promise<Buffer | null> {
  const [row] = await orm.select({ webp: avatars.webp }).from(avatars).where(eq(avatars.id, id));
  return row?.webp ?? null;
}
