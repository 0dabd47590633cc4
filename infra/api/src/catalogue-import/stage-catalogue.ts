import { type ReadProgress, type ReadResult, readCatalogue } from '@bergauf/catalogue-format/folder/read-catalogue';
import type { RecordKind, RecordOf } from '@bergauf/catalogue-format/record-kinds';
import type { ProductRecord } from '@bergauf/catalogue-format/records/product-record';
import { deriveFacets, deriveSuggestions } from './derive-facets.ts';
import { filesIn } from './pictures/row-pictures.ts';
import type { PictureStage } from './pictures/stage-pictures.ts';
import { contentRows, isContent } from './rows/content-rows.ts';
import { fixedFilterValueRows } from './rows/filter-value-rows.ts';
import { createLookups } from './rows/lookups.ts';
import type { TableRows } from './rows/product-rows.ts';
import { isReference, referenceRows } from './rows/reference-rows.ts';
import type { Stage } from './stage.ts';
import { insertAll, type ProductSources, stageProducts, together } from './stage-products.ts';

export type CatalogueSources = Pick<ProductSources, 'day' | 'continued'> & { readonly pictures: PictureStage };

/** Checks a catalogue folder and writes its records as rows, until there is a fault. */
export async function stageCatalogue(
  stage: Stage,
  folder: string,
  { day, continued, pictures }: CatalogueSources,
  onProgress?: (progress: ReadProgress) => void,
): Promise<ReadResult> {
  const lookups = createLookups();
  const positions = new Map<RecordKind, number>();
  await stage.insert('filter_values', fixedFilterValueRows);

  async function stageOthers<Kind extends RecordKind>(kind: Kind, records: readonly RecordOf<Kind>[]): Promise<void> {
    const first = positions.get(kind) ?? 0;
    positions.set(kind, first + records.length);
    const rows = records.map((record, index): TableRows => {
      const position = first + index;
      if (isReference(kind)) return referenceRows[kind](record as never, position, lookups);
      return isContent(kind) ? contentRows[kind](record as never, position) : {};
    });
    await insertAll(stage, together(rows), await pictures.known([...filesIn(records)]));
  }

  const result = await readCatalogue(
    folder,
    (kind, records) =>
      kind === 'products'
        ? stageProducts(stage, records as readonly ProductRecord[], {
            lookups,
            day,
            knownPictures: pictures.known,
            ...(continued && { continued }),
          })
        : stageOthers(kind, records),
    onProgress,
    pictures.check,
  );
  await stage.flush();
  if (result.faultCount > 0) return result;
  await deriveFacets(stage);
  await deriveSuggestions(stage, stage.nameOf('products'));
  return result;
}
