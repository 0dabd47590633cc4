import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Compile } from 'typebox/compile';
import { unstorableTexts } from '../check/unstorable-text.ts';
import type { Fault } from '../faults/fault.ts';
import { formatName, formatVersion, ManifestRecord } from '../records/page-records.ts';

const validator = Compile(ManifestRecord);

type FieldFault = Pick<Fault, 'field' | 'reason'>;

/** Faults in the content of `catalogue.json`. */
function manifestFaults(value: unknown): readonly FieldFault[] {
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

export type ManifestResult =
  | { readonly ok: true; readonly manifest: ManifestRecord }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** The manifest of a folder, or its faults: it is missing, damaged, or in another format or version. */
export async function readManifest(folder: string): Promise<ManifestResult> {
  const refuse = (...wrong: readonly FieldFault[]): ManifestResult => ({
    ok: false,
    faults: wrong.map((fault) => ({ file: manifestFile, line: null, ...fault })),
  });
  const text = await readFile(path.join(folder, manifestFile), 'utf8').catch(() => null);
  if (text === null) return refuse({ field: '', reason: 'is missing: the folder holds no catalogue' });
  let value: unknown;
  try {
    value = parseJsonFile(text);
  } catch {
    return refuse({ field: '', reason: 'is no JSON in UTF-8' });
  }
  const wrong = manifestFaults(value);
  return wrong.length === 0 ? { ok: true, manifest: value as ManifestRecord } : refuse(...wrong);
}
