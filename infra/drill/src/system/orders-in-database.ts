import pg from 'pg';

/** Orders of the drill that are not as they were confirmed. */
export type OrderFaults = { lost: number; twice: number };

/** Compares what shoppers were told with what the database has. @param confirmed email addresses, one for each order */
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
