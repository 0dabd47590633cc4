import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createDrafts, type DraftPlace } from './drafts.ts';

const large = Buffer.alloc(1_000_000, 'd');

it('drafts are read as they were added, whether in memory or in the file', () => {
  const drafts = createDrafts();
  const added = new Map<DraftPlace, Buffer>();
  for (const text of ['<svg>1</svg>', large, '<svg>2</svg>'].map((each) => Buffer.from(each))) {
    added.set(drafts.add(text), text);
  }
  for (const [place, text] of added) expect(drafts.read(place).equals(text)).toBe(true);
  drafts.close();
});

it('a draft that is added by work under way when an import has failed is written nowhere', () => {
  const drafts = createDrafts();
  drafts.add(large);
  drafts.close();
  // The system gives the next file the number of the one that was closed.
  const other = path.join(tmpdir(), `drafts-test-${process.pid}`);
  const opened = openSync(other, 'w+');
  try {
    drafts.add(large);
    expect(readFileSync(other)).toHaveLength(0);
  } finally {
    closeSync(opened);
    rmSync(other);
  }
});
