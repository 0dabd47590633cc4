import { Refusal } from '../refusal.ts';

const blockBytes = 512;

/** A path takes some hundred bytes. */
const mostExtensionBytes = 8 * 1024;

/** A long name, a long link and attributes are the most that can stand before one file. */
const mostExtensions = 3;

/** Of a header: where its size and its type are. */
const [sizeAt, sizeEnd, typeAt] = [124, 136, 156];

/** Long names of GNU tar, and attributes of one file. */
const extensionTypes = new Set(['K', 'L', 'N', 'x']);

/**
 * Makes a check of the headers of a tar archive, to be called with each part of it before tar-stream gets that part: it repeats all global
 * attributes for each file, synchronously, so that an archive of 4 MB would stop the process for half a minute.
 *
 * It follows the same headers as tar-stream as long as sizes stand in the headers themselves, so it refuses other ones.
 *
 * @throws Refusal
 */
export function createHeaderCheck(): (part: Buffer) => void {
  const header = Buffer.alloc(blockBytes);
  let headerBytes = 0;
  /** Of the content after a header, padding included. */
  let missing = 0;
  /** Attributes that are being read; null: content of a file, which is not looked at. */
  let attributes: Buffer[] | null = null;
  let extensions = 0;

  function readHeader(): void {
    const type = String.fromCharCode(header[typeAt] ?? 0);
    const size = sizeIn(header);
    if (type === 'g') throw new Refusal('The archive has global attributes, which no release needs.');
    // tar-stream would read what follows as the next header.
    if (type === '5' && size > 0) throw new Refusal('The archive cannot be read: a folder in it has content.');
    missing = Math.ceil(size / blockBytes) * blockBytes;
    if (!extensionTypes.has(type)) {
      // Blocks of zeros, as at the end, are no file.
      if (header[0] !== 0) extensions = 0;
      return;
    }
    extensions += 1;
    if (size > mostExtensionBytes || extensions > mostExtensions) {
      throw new Refusal('The archive has longer names or attributes than a release needs.');
    }
    // tar-stream would wait for their content in the next file.
    if (size === 0) throw new Refusal('The archive cannot be read: a header announces attributes and has none.');
    if (type === 'x') attributes = [];
  }

  function endAttributes(): void {
    const isSizeNamed = attributes !== null && Buffer.concat(attributes).includes(' size=');
    attributes = null;
    if (isSizeNamed) throw new Refusal('The archive has the size of a file in its attributes, not in its header.');
  }

  return (part) => {
    for (let at = 0; at < part.length; ) {
      if (missing > 0) {
        const content = part.subarray(at, at + missing);
        attributes?.push(content);
        missing -= content.length;
        at += content.length;
        if (missing === 0) endAttributes();
      } else {
        const copied = part.copy(header, headerBytes, at, at + blockBytes - headerBytes);
        headerBytes += copied;
        at += copied;
        if (headerBytes < blockBytes) return;
        headerBytes = 0;
        readHeader();
      }
    }
  };
}

function sizeIn(header: Buffer): number {
  const [, digits] = /^ *([0-7]*)[ \0]*$/.exec(header.toString('latin1', sizeAt, sizeEnd)) ?? [];
  if (digits === undefined) throw new Refusal('The archive cannot be read: a header has no size.');
  return digits === '' ? 0 : Number.parseInt(digits, 8);
}
