import { createHash, type Hash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { mappingFile, readMapping } from '../csv/mapping.ts';
import { createFaultList, shownName } from '../faults/fault.ts';
import { fileFault } from '../pictures/picture-faults.ts';
import { fileOf, recordKinds } from '../record-kinds.ts';
import { manifestFile } from './manifest.ts';

async function recordFiles(folder: string): Promise<readonly string[]> {
  const mapping = await readMapping(folder, createFaultList());
  const csv = [mapping?.products, mapping?.prices].flatMap((one) => one?.file ?? []);
  return [manifestFile, mappingFile, ...recordKinds.map(fileOf), ...csv];
}

async function pictureFiles(folder: string): Promise<readonly string[]> {
  const pictures = path.join(folder, 'pictures');
  const entries = await readdir(pictures, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => shownName(folder, path.join(parentPath, name)));
}

/** Adds the length and the content of a file. Synchronous: decision 0100. */
function addContent(hash: Hash, file: string, buffer: Buffer): void {
  const opened = openSync(file, 'r');
  try {
    hash.update(`${fstatSync(opened).size}:`);
    for (let length = readSync(opened, buffer); length > 0; length = readSync(opened, buffer)) {
      hash.update(buffer.subarray(0, length));
    }
  } finally {
    closeSync(opened);
  }
}

/** A hash over the names and contents of a catalogue's files: two folders with the same one are the same edition of the catalogue. */
export async function editionOf(folder: string): Promise<string> {
  const files = new Set([...(await recordFiles(folder)), ...(await pictureFiles(folder))]);
  const hash = createHash('sha256');
  const buffer = Buffer.alloc(2 ** 20);
  for (const file of [...files].sort()) {
    hash.update(JSON.stringify(file));
    // For entries that a catalogue must not contain, such as a device, only the name is hashed.
    if (fileFault(folder, file) === null) addContent(hash, path.join(folder, file), buffer);
  }
  return hash.digest('hex');
}
