import type { ScriptConnection } from '../../database/database.ts';

/** Executes a statement that changes rows. @returns their number; 0 without a statement */
export async function affectedRows({ query }: ScriptConnection, statement: string | null): Promise<number> {
  if (statement === null) return 0;
  const [row] = await query(`with changed as (${statement} returning 1) select count(*)::int as n from changed`);
  return Number(row?.['n'] ?? 0);
}
