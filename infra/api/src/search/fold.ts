import { sql } from 'drizzle-orm';
import { type Orm, selectRows } from '../database/database.ts';

/** Without case and accents, by the database's rules, by which all that is searched was folded. */
export async function fold(orm: Orm, text: string): Promise<string> {
  // There is one rule for these, and nothing to ask.
  if (/^[\x20-\x7e]*$/.test(text)) return text.toLowerCase();
  const [row] = await selectRows<{ folded: string }>(orm, sql`select shop_fold(${text}::text) as folded`);
  return row?.folded ?? '';
}
