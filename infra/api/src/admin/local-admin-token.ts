import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** In the state folder: the admin token of a shop that `npm start` starts without one. Whoever can read the folder has the database too. */
export const localAdminTokenFile = (home: string): string => path.join(home, 'admin-token');

/** The token in a state folder; it is made at the first start, for its owner alone. @throws when it cannot be read or written */
export function ensureLocalAdminToken(home: string): string {
  const file = localAdminTokenFile(home);
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  const token = randomBytes(32).toString('hex');
  writeFileSync(file, `${token}\n`, { mode: 0o600 });
  return token;
}
