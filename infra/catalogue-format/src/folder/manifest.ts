import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Compile } from 'typebox/compile';
import { unstorableTexts } from '../check/unstorable-text.ts';
import { formatName, formatVersion, ManifestRecord } from '../records/page-records.ts';

const validator = Compile(ManifestRecord);

/** What is wrong with the content of `catalogue.json`. */
export function manifestFaults(value: unknown): readonly { readonly field: string; readonly reason: string }[] {
  if (validator.Check(value)) return unstorableTexts(value);
  const { format, version } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  if (format !== formatName) return [{ field: 'format', reason: `must be "${formatName}"` }];
  if (version !== formatVersion) {
    return [{ field: 'version', reason: `${String(version)} is not supported; this release reads ${formatVersion}` }];
  }
  return [...validator.Errors(value)].map(({ instancePath, message }) => ({
    field: instancePath.slice(1),
    reason: message,
  }));
}

export const manifestFile = 'catalogue.json';

/** The value of a file in JSON, which may begin with a byte order mark, as editors on Windows write it. @throws a SyntaxError */
export const parseJsonFile = (text: string): unknown => JSON.parse(text.replace(/^\uFEFF/, ''));

/** The folder's manifest; null if there is none, or it has faults. */
export async function readManifest(folder: string): Promise<ManifestRecord | null> {
  try {
    const value = parseJsonFile(await readFile(path.join(folder, manifestFile), 'utf8'));
    return validator.Check(value) ? value : null;
  } catch {
    return null;
  }
}
