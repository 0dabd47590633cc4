import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** File in the state folder, beside the database, with the admin token of a shop that `npm start` starts without one. */
const fileOf = (home: string): string => path.join(home, 'admin-token');

/** The token in a state folder; null if there is none. @throws if it cannot be read */
export const readLocalAdminToken = (home: string): string | null =>
  existsSync(fileOf(home)) ? readFileSync(fileOf(home), 'utf8').trim() : null;

/** The token in a state folder, created at the first start and readable only by its owner. @throws if it cannot be read or written */
export function ensureLocalAdminToken(home: string): string {
  const known = readLocalAdminToken(home);
  if (known !== null) return known;
  const token = randomBytes(32).toString('hex');
  // A full disk must not leave a partial token.
  const draft = `${fileOf(home)}.${process.pid}`;
  writeFileSync(draft, `${token}\n`, { mode: 0o600, flush: true });
  renameSync(draft, fileOf(home));
  return token;
}
