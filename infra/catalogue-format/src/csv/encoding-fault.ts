import { maxLineBytes, readLines } from '../folder/read-lines.ts';
import type { CsvFile } from './mapping.ts';

type EncodingFault = { readonly line: number; readonly reason: string };

/**
 * Tells by its bytes that a file is not in the encoding of its mapping, and the first line that shows it. A file is UTF-8 if it has bytes
 * above 0x7f and all of them are UTF-8, as those of no other encoding are but by chance.
 */
export async function encodingFault(
  file: string,
  encoding: NonNullable<CsvFile['encoding']>,
): Promise<EncodingFault | null> {
  let firstOfUtf8: number | null = null;
  for await (const lines of readLines(file)) {
    for (const { number, text, bytes } of lines) {
      // A character of several bytes has fewer code units than bytes, and a byte order mark none. The line end is one more byte.
      if (text !== null && text.length + 1 < bytes) firstOfUtf8 ??= number;
      if (text !== null) continue;
      if (encoding === 'windows-1252') return null;
      // The row reader reports lines that are too long.
      if (bytes <= maxLineBytes + 1)
        return { line: number, reason: 'is no text in utf-8: see "encoding" of mapping.json' };
    }
  }
  return encoding === 'windows-1252' && firstOfUtf8 !== null
    ? { line: firstOfUtf8, reason: 'is text in utf-8, and mapping.json says windows-1252' }
    : null;
}
