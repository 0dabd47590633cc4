import { sql } from 'drizzle-orm';
import { selectRows } from '../database/database.ts';
import { openPglite } from '../database/open-pglite.ts';
import { openPostgres } from '../database/open-postgres.ts';
import { testData } from './test-data.ts';

export type StockedOption = {
  readonly id: number;
  readonly productId: number;
  readonly vk: number;
  readonly quantity: number;
};
export type StockedSet = { readonly id: number; readonly percent: number; readonly options: readonly StockedOption[] };

export type CatalogueFacts = {
  /** Options with large stock, each of another product, small and light. */
  readonly plenty: readonly StockedOption[];
  /** Complete sets, each product with an option that has several pieces in stock. */
  readonly sets: readonly StockedSet[];
  readonly mountable: StockedOption;
  readonly bike: StockedOption;
  /** A team with options of its assortment, and one that is not in it. */
  readonly team: { readonly slug: string; readonly options: readonly StockedOption[]; readonly other: StockedOption };
};

const stocked = sql`
  select distinct on (p.id) o.id, p.id as "productId", p.vk, o.quantity, p.mounting, p.is_bike as "isBike",
    p.is_heavy as "isHeavy", p.gender
  from products p join variants v on v.product_id = p.id join options o on o.variant_id = v.id
  order by p.id, o.quantity desc, o.id`;

type Row = StockedOption & { mounting: boolean; isBike: boolean; isHeavy: boolean; gender: number };

const need = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('The test catalogue lacks something that the tests need');
  return value;
};

/** Facts about the test catalogue that no response of the API contains, read from a database with the same catalogue. */
export async function catalogueFacts(): Promise<CatalogueFacts & { readonly genderOf: ReadonlyMap<number, number> }> {
  const data = await testData();
  const database =
    'databaseUrl' in data
      ? await openPostgres(data.databaseUrl, () => undefined)
      : await openPglite('folder' in data ? data : { memory: true, ...(data.image && { image: data.image }) });
  try {
    const rows = await selectRows<Row>(database.orm, stocked);
    const byProduct = new Map(rows.map((row) => [row.productId, row]));
    const sets = await selectRows<{ id: number; percent: number; productIds: number[] }>(
      database.orm,
      sql`
        select s.id, s.discount_percent as percent,
          (select json_agg(x.id order by x.id) from (
            select s.main_product_id as id union select i.product_id from product_set_items i where i.set_id = s.id) x)
            as "productIds"
        from product_sets s order by s.id`,
    );
    const teams = await selectRows<{ slug: string; productIds: number[] }>(
      database.orm,
      sql`
        select t.slug, (select json_agg(tp.product_id order by tp.position) from team_products tp where tp.team_id = t.id)
          as "productIds"
        from teams t order by t.id limit 1`,
    );
    const [team] = teams;
    const optionOf = (productId: number): StockedOption[] => {
      const row = byProduct.get(productId);
      return row && row.quantity >= 3 ? [row] : [];
    };
    return {
      plenty: rows.filter(({ quantity, isHeavy }) => quantity >= 12 && !isHeavy),
      sets: sets
        .map(({ id, percent, productIds }) => ({ id, percent, options: productIds.flatMap(optionOf), productIds }))
        .filter(({ options, productIds }) => options.length === productIds.length),
      mountable: need(rows.find(({ mounting, quantity }) => mounting && quantity >= 4)),
      bike: need(rows.find(({ isBike, quantity }) => isBike && quantity >= 2)),
      team: {
        slug: need(team).slug,
        options: need(team).productIds.flatMap(optionOf),
        other: need(
          rows.find(({ productId, quantity }) => quantity >= 3 && !need(team).productIds.includes(productId)),
        ),
      },
      genderOf: new Map(rows.map(({ productId, gender }) => [productId, gender])),
    };
  } finally {
    await database.close();
  }
}
