import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** Locks an option repeatedly, as an order does, while `work` runs. @returns the longest wait in milliseconds */
export async function longestWaitForOption(url: string, work: () => Promise<void>): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: number }>('select min(id) as id from options where quantity > 0');
    let isOver = false;
    const working = work().finally(() => {
      isOver = true;
    });
    let longest = 0;
    while (!isOver) {
      const started = performance.now();
      await client.query('select id from options where id = $1 for update', [rows[0]?.id]);
      longest = Math.max(longest, performance.now() - started);
      await sleep(10);
    }
    await working;
    return longest;
  } finally {
    await client.end();
  }
}
