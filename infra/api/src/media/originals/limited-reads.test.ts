import { expect, it, vi } from 'vitest';
import { drawing, plainPhotograph } from '../../testing/media/made-pictures.ts';
import { startS3Server } from '../../testing/media/s3-server.ts';
import { temporaryFolder, testStore } from '../../testing/media/test-store.ts';
import { createLimitedReads } from './limited-reads.ts';

const reads = { timeoutMs: 300, failures: 3, restMs: 600 };

/** A store of a bucket with photographs and a drawing, none of which is in its memory. */
async function storeOfBucket(colours: readonly string[]) {
  const s3 = await startS3Server();
  const folder = await temporaryFolder();
  const filled = await testStore({ folder, s3: s3.location });
  const add = async (bytes: Uint8Array) => {
    const added = await filled.add(bytes, 'picture');
    if (!added.ok) throw new Error(added.refusal);
    return added.picture.id;
  };
  const photographs: string[] = [];
  for (const colour of colours)
    photographs.push(await add(await plainPhotograph({ width: 400, height: 500 }, colour).png().toBuffer()));
  const drawn = await add(Buffer.from(drawing('<path d="M0 0h9v9z"/>')));
  return { s3, photographs, drawn, store: await testStore({ folder, s3: s3.location, reads }) };
}

const unavailable = { statusCode: 503, retryAfter: 0.6 };
const outcomeOf = (result: Promise<unknown>) => result.catch((error: unknown) => error);

it('a bucket that hangs costs a request its time, and then it rests: requests fail at once until it answers again', async () => {
  const { s3, store, photographs, drawn } = await storeOfBucket(['#112233', '#445566', '#778899']);
  const [one = '', two = '', three = ''] = photographs;
  await store.rendering(one, 160, 'webp');
  const answer = s3.hang('GET');
  const first = [two, three].map((id) => outcomeOf(store.rendering(id, 160, 'webp')));
  const outcomes = await Promise.all([...first, outcomeOf(store.drawing(drawn, {}))]);
  for (const outcome of outcomes) expect(outcome).toMatchObject(unavailable);
  const asked = s3.requests.length;
  for (const id of [two, three]) expect(await outcomeOf(store.rendering(id, 360, 'avif'))).toMatchObject(unavailable);
  expect(s3.requests).toHaveLength(asked);
  // What is kept, or made of an original in memory, needs no bucket.
  expect(await store.rendering(one, 160, 'webp')).toBeInstanceOf(Buffer);
  expect(await store.rendering(one, 360, 'webp')).toBeInstanceOf(Buffer);
  answer();
  await vi.waitFor(async () => expect(await store.rendering(two, 160, 'webp')).toBeInstanceOf(Buffer), 5_000);
  expect(await store.drawing(drawn, {})).toContain('<path');
  expect(store.problems).toEqual(['the media store does not answer: originals']);
});

it('originals that hang block no thread for pictures whose originals are available', async () => {
  const { s3, store, photographs } = await storeOfBucket(['#112233', '#445566', '#778899']);
  const [one = '', ...others] = photographs;
  await store.rendering(one, 160, 'webp');
  const answer = s3.hang('GET');
  let isOver = false;
  const hanging = Promise.all(others.map((id) => outcomeOf(store.rendering(id, 160, 'webp')))).then(() => {
    isOver = true;
  });
  expect(await store.rendering(one, 360, 'webp')).toBeInstanceOf(Buffer);
  expect(isOver).toBe(false);
  answer();
  await hanging;
});

it('several widths of a picture read its original once', async () => {
  const { s3, store, photographs } = await storeOfBucket(['#112233']);
  const [id = ''] = photographs;
  s3.requests.length = 0;
  await Promise.all(([160, 360, 640] as const).map((width) => store.rendering(id, width, 'webp')));
  expect(s3.requests).toEqual([`GET /bergauf/pictures/${id.slice(0, 2)}/${id}`]);
});

it('a bucket that answers with errors rests as well, and a missing picture is no failure of it', async () => {
  const { s3, store, photographs } = await storeOfBucket(['#112233']);
  const [id = ''] = photographs;
  for (const digit of ['1', '2', '3', '4']) expect(await store.rendering(digit.repeat(32), 160, 'webp')).toBeNull();
  s3.failFrom(0);
  for (let time = 0; time < 3; time++)
    expect(await outcomeOf(store.rendering(id, 160, 'webp'))).toMatchObject(unavailable);
  const asked = s3.requests.length;
  expect(await outcomeOf(store.rendering(id, 160, 'webp'))).toMatchObject(unavailable);
  expect(s3.requests).toHaveLength(asked);
});

it('failures between which an original was read do not add up to a rest', async () => {
  const { s3, store, photographs } = await storeOfBucket(['#112233', '#445566', '#778899']);
  const [one = '', two = '', three = ''] = photographs;
  const fail = async (id: string, width: 160 | 360) => {
    s3.failFrom(0);
    expect(await outcomeOf(store.rendering(id, width, 'webp'))).toMatchObject(unavailable);
    s3.failFrom(null);
  };
  for (const width of [160, 360] as const) await fail(one, width);
  expect(await store.rendering(two, 160, 'webp')).toBeInstanceOf(Buffer);
  await fail(one, 160);
  expect(await store.rendering(three, 160, 'webp')).toBeInstanceOf(Buffer);
});

it('only so many reads wait for their turn; a later one finds a place', async () => {
  const answers: ((bytes: Buffer) => void)[] = [];
  const read = () => new Promise<Buffer>((resolve) => void answers.push(resolve));
  const limits = { ...reads, timeoutMs: 60_000, atOnce: 1, maximumWaiting: 2 };
  const limited = createLimitedReads(read, limits, () => undefined);
  const first = ['a', 'b', 'c'].map((id) => limited(id));
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  await expect(limited('d')).rejects.toMatchObject({ statusCode: 503, retryAfter: 5 });
  answers[0]?.(Buffer.from('a'));
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  const last = limited('d');
  for (const at of [1, 2, 3]) {
    await vi.waitFor(() => expect(answers).toHaveLength(at + 1));
    answers[at]?.(Buffer.from('x'));
  }
  expect(await Promise.all([...first, last])).toHaveLength(4);
});
