import { CsvMapping } from '../csv/mapping.ts';
import { fileOf, recordKinds, recordSchemas } from '../record-kinds.ts';
import { formatVersion, ManifestRecord } from '../records/page-records.ts';

const dialect = 'https://json-schema.org/draft/2020-12/schema';

/** The JSON Schemas of the format by file name, made from the schemas that check records. */
export function jsonSchemas(): ReadonlyMap<string, string> {
  const text = (title: string, schema: object) =>
    `${JSON.stringify({ $schema: dialect, title: `${title} (version ${formatVersion})`, ...schema }, null, 2)}\n`;
  return new Map([
    ['catalogue.schema.json', text('catalogue.json', ManifestRecord)],
    ['mapping.schema.json', text('mapping.json', CsvMapping)],
    ...recordKinds.map(
      (kind) => [`${kind}.schema.json`, text(`A line of ${fileOf(kind)}`, recordSchemas[kind])] as const,
    ),
  ]);
}
