import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Listing, Product } from 'shared-contracts/entities';
import Type from 'typebox';
import { type Orm, selectRows } from '../../database/database.ts';
import { dataOf } from '../../testing/test-api.ts';
import { LineResult } from '../admin-lines.ts';

export const adminToken = 'a-token-of-thirty-two-characters!';

const Results = Type.Object({ lines: Type.Array(LineResult) });

/** Requests of a retailer's system, and what shoppers see afterwards. */
export function adminCaller(server: FastifyInstance) {
  const put = (path: string, lines: readonly unknown[], authorization = `Bearer ${adminToken}`) =>
    server.inject({ method: 'PUT', url: `/api/admin/${path}`, headers: { authorization }, payload: { lines } });
  const results = async (path: string, lines: readonly unknown[]) => dataOf(await put(path, lines), Results).lines;
  return {
    put,
    results,
    statuses: async (path: string, lines: readonly unknown[]) =>
      (await results(path, lines)).map(({ status }) => status),
    list: async (query: string) => dataOf(await server.inject(`/api/v1/search/?${query}`), Listing),
    pageOf: async (path: string) => dataOf(await server.inject(`/api/v1/product/?path=${path}`), Product),
  };
}

type PriceOfDay = { day: string; vk: number; lowest?: number };

/** The days on which a product's price changed, its price from then on and the lowest of the day where that was below it, in cents. */
export async function historyOf(orm: Orm, id: number): Promise<PriceOfDay[]> {
  const rows = await selectRows<{ price: PriceOfDay }>(
    orm,
    sql`select json_strip_nulls(json_build_object('day', from_date, 'vk', vk, 'lowest', lowest)) as price
      from price_history where product_id = ${id} order by from_date`,
  );
  return rows.map(({ price }) => price);
}
