import { Refusal } from '../refusal.ts';

const blockBytes = 512;

/** Limit in bytes; a path takes some hundred bytes. */
const mostExtensionBytes = 8 * 1024;

/** At most a long name, a long link and attributes can precede one file. */
const mostExtensions = 3;

/** Offsets of size and type in a header. */
const [sizeAt, sizeEnd, typeAt] = [124, 136, 156];

/** Header types of GNU tar's long names, and of a file's attributes. */
const extensionTypes = new Set(['K', 'L', 'N', 'x']);

/**
 * Creates a check of a tar archive's headers, to be called with each chunk before tar-stream gets it: tar-stream repeats all global
 * attributes for each file, synchronously, so that an archive of 4 MB would stop the process for half a minute.
 *
 * It finds the same headers as tar-stream only if sizes are in the headers themselves, so it refuses sizes in attributes.
 *
 * @throws Refusal
 */
export function createHeaderCheck(): (part: Buffer) => void {
  const header = Buffer.alloc(blockBytes);
  let headerBytes = 0;
  /** Remaining bytes of the content after a header, padding included. */
  let missing = 0;
  /** Attributes being read; null: content of a file, which is skipped. */
  let attributes: Buffer[] | null = null;
  let extensions = 0;

  function readHeader(): void {
    const type = String.fromCharCode(header[typeAt] ?? 0);
    const size = sizeIn(header);
    if (type === 'g') throw new Refusal('The archive has global attributes, which no release needs.');
    // tar-stream would parse that content as the next header.
    if (type === '5' && size > 0) throw new Refusal('The archive cannot be read: a folder in it has content.');
    missing = Math.ceil(size / blockBytes) * blockBytes;
    if (!extensionTypes.has(type)) {
      // Zero blocks, as at the end, are not files.
      if (header[0] !== 0) extensions = 0;
      return;
    }
    extensions += 1;
    if (size > mostExtensionBytes || extensions > mostExtensions) {
      throw new Refusal('The archive has longer names or attributes than a release needs.');
    }
    // tar-stream would take the next file for their content.
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
