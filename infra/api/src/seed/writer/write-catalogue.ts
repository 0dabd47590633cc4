import type { SeedProduct } from '../catalogue-types.ts';
import { brandLogoSeeds } from '../reference/brand-logos.ts';
import { seedBrands } from '../reference/brands.ts';
import { seedCategories } from '../reference/categories.ts';
import { seedFilterValues } from '../reference/filter-values.ts';
import { seedSports } from '../reference/sports.ts';
import { createProductPool } from '../relations/product-pool.ts';
import { createSuggestionCounter } from '../relations/suggestions.ts';
import type { CatalogueWriter } from './catalogue-writer.ts';
import { facetRows, optionRows, priceRows, productRow, sportRows, variantRows } from './product-rows.ts';
import { writeRelations } from './write-relations.ts';

/** Products in memory at a time. */
const batchSize = 250;

async function writeReferenceData({ insert }: CatalogueWriter): Promise<void> {
  const logoSeeds = brandLogoSeeds(seedBrands);
  await insert(
    'brands',
    seedBrands.map(({ id, slug, name }, position) => ({ id, slug, name, logo_seed: logoSeeds.get(id), position })),
  );
  await insert(
    'categories',
    seedCategories.map(({ parentId, ...category }) => ({ ...category, parent_id: parentId })),
  );
  await insert(
    'filter_values',
    seedFilterValues.map(({ filterId, shortNames, ...value }) => ({
      ...value,
      filter_id: filterId,
      short_names: shortNames,
    })),
  );
  await insert(
    'sports',
    seedSports.map(({ parentId, ...sport }) => ({ ...sport, parent_id: parentId })),
  );
}

async function writeBatch({ insert }: CatalogueWriter, batch: readonly SeedProduct[], day: string): Promise<void> {
  await insert(
    'products',
    batch.map((product) => productRow(product, day)),
  );
  await insert('variants', batch.flatMap(variantRows));
  await insert('options', batch.flatMap(optionRows));
  await insert('product_facets', batch.flatMap(facetRows));
  await insert('product_sports', batch.flatMap(sportRows));
  await insert(
    'price_history',
    batch.flatMap((product) => priceRows(product, day)),
  );
}

/**
 * Writes a catalogue into empty tables in batches. Only a few numbers of each product stay in memory.
 * @param day the ISO date that the products' days are relative to
 */
export async function writeCatalogue(
  writer: CatalogueWriter,
  products: Iterable<SeedProduct>,
  day: string,
): Promise<void> {
  await writeReferenceData(writer);
  const suggestions = createSuggestionCounter();
  const pool = createProductPool();
  let batch: SeedProduct[] = [];
  for (const product of products) {
    suggestions.count(product);
    pool.add(product);
    batch.push(product);
    if (batch.length < batchSize) continue;
    await writeBatch(writer, batch, day);
    batch = [];
  }
  await writeBatch(writer, batch, day);
  await writeRelations(writer, pool);
  await writer.insert('suggestions', suggestions.all());
  await writer.insertSearchWords();
}
