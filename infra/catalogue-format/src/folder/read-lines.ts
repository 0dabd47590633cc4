import { createReadStream } from 'node:fs';
import type { Location } from '../faults/fault.ts';

/** A line longer than this is no record. Memory stays bounded even for a file without line breaks. */
export const maxLineBytes = 8 * 2 ** 20;

/** Lines of a file. `text` is null for a line that is not UTF-8 or too long. */
export type Line = { readonly number: number; readonly text: string | null; readonly bytes: number };

/** A record as read from a file, before it is checked. */
export type RawRecord = {
  readonly value: unknown;
  readonly location: Location;
  readonly bytes: number;
  /** Messages for fields that the schema refuses, in terms of the file. */
  readonly reasons?: ReadonlyMap<string, string>;
  /** True if parts of it could not be read, which is reported already: it is not checked, and references to it are not reported. */
  readonly isIncomplete?: boolean;
};

const newline = 10;

/**
 * The lines of a file, in groups as they are read: one `await` for thousands of lines. Empty lines are left out.
 * @throws the file system's error
 */
export async function* readLines(file: string): AsyncGenerator<readonly Line[], void, undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (bytes: Uint8Array): string | null => {
    try {
      return decoder.decode(bytes);
    } catch {
      return null;
    }
  };
  let number = 0;
  let rest: Buffer[] = [];
  let restBytes = 0;
  const lineOf = (bytes: Buffer): Line[] => {
    number += 1;
    const text = bytes.length > maxLineBytes ? null : decode(bytes);
    return text !== null && text.trim() === '' ? [] : [{ number, text, bytes: bytes.length + 1 }];
  };
  const whole = (last: Buffer): Buffer => {
    const bytes = rest.length === 0 ? last : Buffer.concat([...rest, last]);
    rest = [];
    restBytes = 0;
    return bytes;
  };
  for await (const chunk of createReadStream(file, { highWaterMark: 2 ** 20 })) {
    const bytes = chunk as Buffer;
    const lines: Line[] = [];
    let start = 0;
    for (let end = bytes.indexOf(newline); end >= 0; end = bytes.indexOf(newline, start)) {
      lines.push(...lineOf(whole(bytes.subarray(start, end))));
      start = end + 1;
    }
    // The content of a line that is too long is dropped.
    if (start < bytes.length && restBytes <= maxLineBytes) {
      rest.push(bytes.subarray(start));
      restBytes += bytes.length - start;
    }
    yield lines;
  }
  if (rest.length > 0) yield lineOf(whole(Buffer.alloc(0)));
}
