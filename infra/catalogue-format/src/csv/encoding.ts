import { readLines } from '../folder/read-lines.ts';

/** The first line that is no text in UTF-8: the decoder stops thousands of bytes before it. */
export async function firstLineNotUtf8(file: string): Promise<number> {
  for await (const lines of readLines(file)) {
    const found = lines.find(({ text }) => text === null);
    if (found) return found.number;
  }
  return 1;
}

/**
 * The first line of a file with bytes above 0x7f, if all such bytes of the file are UTF-8, as those of no other encoding are but by chance;
 * null if they are not, or there are none.
 */
export async function firstLineOfUtf8(file: string): Promise<number | null> {
  let first: number | null = null;
  for await (const lines of readLines(file)) {
    for (const { number, text, bytes } of lines) {
      if (text === null) return null;
      // A character of several bytes has fewer code units than bytes, and a byte order mark none. The line end is one more byte.
      if (text.length + 1 < bytes) first ??= number;
    }
  }
  return first;
}
