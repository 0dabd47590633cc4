import { readdir, readFile, writeFile } from 'node:fs/promises';
import { apiVersion } from 'shared-contracts/api-version';
import * as entities from 'shared-contracts/entities';
import { IsSchema } from 'typebox';

/** A schema as plain JSON Schema, without properties specific to this version of the library. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The schemas of one version of the product API, by the names of `shared-contracts/entities`. */
export type RecordedRelease = { readonly version: string; readonly schemas: Readonly<Record<string, JsonSchema>> };

const folder = new URL('../releases/', import.meta.url);

export function schemasOfWorkspace(): RecordedRelease {
  const schemas = Object.entries(entities).filter(([, value]) => IsSchema(value));
  const plain = JSON.parse(JSON.stringify(Object.fromEntries(schemas))) as RecordedRelease['schemas'];
  return {
    version: apiVersion,
    schemas: Object.fromEntries(Object.entries(plain).sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

/** All recorded versions, the newest first. */
export async function recordedReleases(): Promise<RecordedRelease[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  const texts = await Promise.all(files.map((name) => readFile(new URL(name, folder), 'utf8')));
  const releases = texts.map((text) => JSON.parse(text) as RecordedRelease);
  const inOrder = new Intl.Collator('en', { numeric: true });
  return releases.sort((a, b) => inOrder.compare(b.version, a.version));
}

/** Records the schemas of the workspace under its API version. */
export async function recordRelease(): Promise<void> {
  const { version, schemas } = schemasOfWorkspace();
  // One line for each schema, so that a diff shows which one has changed.
  const lines = Object.entries(schemas).map(
    ([name, schema]) => `    ${JSON.stringify(name)}: ${JSON.stringify(schema)}`,
  );
  const text = `{\n  "version": ${JSON.stringify(version)},\n  "schemas": {\n${lines.join(',\n')}\n  }\n}\n`;
  await writeFile(new URL(`${version}.json`, folder), text);
}
