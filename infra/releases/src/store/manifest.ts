import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from '@bergauf/service-kit/integrity';
import { precompressedEncodings } from '@bergauf/service-kit/precompress';
import semver from 'semver';
import { ReleaseManifest } from 'shared-contracts/discovery';
import { Compile } from 'typebox/compile';
import { Refusal, sentenceOf } from '../refusal.ts';
import { hasTwins } from './release-files.ts';
import { checkVersion } from './version.ts';

export const manifestFile = 'manifest.json';

const validator = Compile(ReleaseManifest);

/** A path that the service serves: no segment starts with a dot. */
const servablePath = /^[A-Za-z0-9_@-][A-Za-z0-9_@.-]*(\/[A-Za-z0-9_@-][A-Za-z0-9_@.-]*)+$/;

/** File systems allow 255 bytes for a segment of a path, and the compressed twins append a suffix. */
const longestSegment = 240;
/** Linux allows 4,096 bytes for a path, the state folder included. */
const longestPath = 1_000;

/** A stored manifest with the hash of its bytes, which covers the hashes of all files of the release. */
export type StoredManifest = {
  manifest: ReleaseManifest;
  manifestIntegrity: string;
};

/** Checks the shape of a manifest, and that all files it names are among its files. */
export function checkManifest(value: unknown): ReleaseManifest {
  if (!validator.Check(value)) {
    const [first] = validator.Errors(value);
    const place = first?.instancePath.replaceAll('~1', '/') || '/';
    // The schema's own message for a forbidden name is "schema is false".
    const message = first?.keyword === 'boolean' ? 'may not stand there' : first?.message;
    throw new Refusal(`The manifest is not valid: ${place} ${message ?? 'is wrong'}.`);
  }
  checkVersion(value.version);
  if (semver.validRange(value.contractRange) === null)
    throw new Refusal(`"${value.contractRange}" is no range of contract versions, such as ^3.0.0.`);
  const named = [value.clientEntry, value.serverEntry];
  for (const { scripts, styles } of Object.values(value.exposes)) named.push(...scripts, ...styles);
  const missing = named.find((file) => !Object.hasOwn(value.files, file));
  if (missing) throw new Refusal(`The manifest names ${missing}, which is not among the files of the release.`);
  const files = Object.keys(value.files);
  const unservable = files.find((file) => !servablePath.test(file));
  if (unservable) throw new Refusal(`The manifest names ${unservable}, which is no name for a file of a release.`);
  const long = files.find((file) => file.length > longestPath || file.split('/').some(isTooLong));
  if (long) throw new Refusal(`The manifest names ${long.slice(0, 60)}…, which is too long for a file name.`);
  const folders = new Set(files.flatMap(foldersOf));
  const both = files.find((file) => folders.has(file));
  if (both) throw new Refusal(`The manifest names ${both} both as a file and as a folder.`);
  const twin = files
    .filter(hasTwins)
    .flatMap((file) => precompressedEncodings.map(({ suffix }) => file + suffix))
    .find((file) => Object.hasOwn(value.files, file));
  if (twin) throw new Refusal(`The manifest names ${twin}, which the registry makes itself.`);
  return value;
}

const isTooLong = (segment: string): boolean => segment.length > longestSegment;

/** `a`, `a/b` of `a/b/c.js`. */
const foldersOf = (file: string): string[] => [...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index));

/** The bytes of a manifest, with sorted keys: equal releases have equal manifests. */
export function manifestBytes(manifest: ReleaseManifest): string {
  const sorted = <T>(record: Record<string, T>): Record<string, T> =>
    Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
  const { name, version, contractRange, clientEntry, serverEntry, uses, provides } = manifest;
  const exposes = sorted(manifest.exposes);
  const files = sorted(manifest.files);
  const head = { name, version, contractRange, clientEntry, serverEntry };
  return `${JSON.stringify({ ...head, exposes, uses, provides, files }, null, 2)}\n`;
}

/** Reads and checks the manifest in a release folder. */
export async function readManifest(folder: string): Promise<StoredManifest> {
  const bytes = await readFile(join(folder, manifestFile));
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString('utf8'));
  } catch (error) {
    throw new Refusal(`${join(folder, manifestFile)} is not JSON: ${sentenceOf(error)}.`);
  }
  return { manifest: checkManifest(value), manifestIntegrity: integrityOf(bytes) };
}
