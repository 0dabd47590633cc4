import type { StoredPicture } from '../../media/picture-ref.ts';
import type { ImportRow, ImportTableName } from '../import-tables.ts';

/** The columns that hold references to pictures, alone or anywhere inside. */
const pictureColumns: Partial<Record<ImportTableName, readonly string[]>> = {
  brands: ['logo'],
  teams: ['logo'],
  variants: ['pictures'],
  stores: ['picture'],
  articles: ['picture', 'blocks'],
  article_categories: ['picture'],
  content_pages: ['picture', 'blocks'],
  flyers: ['pages'],
  site_content: ['value'],
};

type Json = Readonly<Record<string, unknown>>;
type Reference = Json & { readonly file: string };

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const isReference = (value: Json): value is Reference => typeof value['file'] === 'string';

/** The value with every reference in it replaced. */
function withReferences(value: unknown, change: (reference: Reference) => Json): unknown {
  if (Array.isArray(value)) return value.map((element) => withReferences(element, change));
  if (!isObject(value)) return value;
  if (isReference(value)) return change(value);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withReferences(inner, change)]));
}

/** The files that a value names, each once. */
export function filesIn(value: unknown): ReadonlySet<string> {
  const files = new Set<string>();
  addFiles(value, files);
  return files;
}

function addFiles(value: unknown, files: Set<string>): void {
  if (!isObject(value)) return;
  if (isReference(value)) files.add(value.file);
  else for (const name in value) addFiles(value[name], files);
}

/** The rows with what the store knows in each of their references. */
export function withStoredPictures(
  table: ImportTableName,
  rows: readonly ImportRow[],
  known: ReadonlyMap<string, StoredPicture>,
): readonly ImportRow[] {
  const columns = pictureColumns[table];
  if (columns === undefined) return rows;
  const complete = (reference: Reference) => ({ ...reference, ...known.get(reference.file) });
  return rows.map((row) => ({
    ...row,
    ...Object.fromEntries(columns.map((column) => [column, withReferences(row[column], complete)])),
  }));
}

const factNames: readonly (keyof StoredPicture)[] = ['id', 'width', 'height', 'colour', 'type'];

/** A stored value as records have it: references without what the store knows. */
export function asRecorded(value: unknown): unknown {
  return withReferences(value, (reference) =>
    Object.fromEntries(Object.entries(reference).filter(([name]) => !factNames.some((fact) => fact === name))),
  );
}
