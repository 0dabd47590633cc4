import pg from 'pg';

/** Number of the drill's orders that differ from their confirmations. */
export type OrderFaults = { lost: number; twice: number };

/** Compares the confirmations with the database. @param confirmed email addresses, one for each order */
export async function findOrderFaults(databaseUrl: string, confirmed: ReadonlySet<string>): Promise<OrderFaults> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ email: string; orders: string }>(
      "select email, count(*) as orders from orders where email like '%@drill.example' group by email",
    );
    const stored = new Map(rows.map(({ email, orders }) => [email, Number(orders)]));
    return {
      lost: [...confirmed].filter((email) => !stored.has(email)).length,
      twice: [...stored.values()].filter((orders) => orders > 1).length,
    };
  } finally {
    await client.end();
  }
}
