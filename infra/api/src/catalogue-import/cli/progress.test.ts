import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { createProgress } from './progress.ts';

/** What a stream without a terminal gets. */
function written(): { stream: NodeJS.WriteStream; lines(): readonly string[] } {
  const stream = new PassThrough();
  return {
    stream: stream as unknown as NodeJS.WriteStream,
    lines: () =>
      String(stream.read() ?? '')
        .split('\n')
        .map((line) =>
          line
            .replace(/[\d.]+\/s/, 'n/s')
            .replace(/ +/g, ' ')
            .trim(),
        )
        .filter((line) => line !== ''),
  };
}

it('shows the share that was read, and then each step up to its end', () => {
  const { stream, lines } = written();
  const { read, step, stop } = createProgress(stream);
  read({ bytes: 10, totalBytes: 40, kind: 'brands', records: 2 });
  read({ bytes: 40, totalBytes: 40, kind: 'products', records: 9 });
  step({ step: 'pictures', done: 0, total: 3 });
  step({ step: 'pictures', done: 3, total: 3 });
  step({ step: 'writing', done: 0, total: 20, what: 'brands' });
  step({ step: 'writing', done: 5, total: 20, what: 'variants' });
  step({ step: 'writing', done: 20, total: 20 });
  stop();
  const shown = lines();
  expect(shown.filter((line) => line.includes('100 %')).map((line) => line.replace(/\[.*\]/, '[]'))).toEqual([
    'products [] 100 % | 9 records | n/s | 0s left',
    'keeping pictures [] 100 % | 3/3 | n/s | 0s left',
    'writing [] 100 % | 20/20 | n/s | 0s left',
  ]);
});

it('says once where it was when it is stopped early', () => {
  const { stream, lines } = written();
  const { read, stop } = createProgress(stream);
  read({ bytes: 10, totalBytes: 40, kind: 'brands', records: 2 });
  stop();
  stop();
  expect(lines().at(-1)).toMatch(/^brands \[.*\] 25 % \| 2 records/);
});

it('shows nothing where nothing is done', () => {
  const { stream, lines } = written();
  createProgress(stream).stop();
  expect(lines()).toEqual([]);
});

it('shows no time while it cannot be known', () => {
  const { stream, lines } = written();
  const { read, step, stop } = createProgress(stream);
  read({ bytes: 0, totalBytes: 40, kind: 'brands', records: 0 });
  stop();
  step({ step: 'pictures', done: 0, total: 3 });
  stop();
  expect(lines().map((line) => line.split(' | ').at(-1))).toEqual(['0s left', '? left', '0s left', '? left']);
});
