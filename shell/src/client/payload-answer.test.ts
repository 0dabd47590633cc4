import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchPayload, fetchPayloadPatiently } from './payload-answer.ts';

type Given = { status?: number; headers?: Record<string, string>; body?: string };

const ours = { 'x-release-set': 'set-1' };
const whole = { headers: ours, body: '{"kind":"page","page":{"kind":"unbuilt"}}' };
const busy = (retryAfter: string): Given => ({ status: 503, headers: { 'retry-after': retryAfter }, body: '' });

let answers: Given[];
let asked: number;

beforeEach(() => {
  vi.useFakeTimers();
  asked = 0;
  vi.stubGlobal('fetch', async () => {
    const { status = 200, headers = {}, body = '' } = answers[asked++] ?? {};
    return new Response(body, { status, headers });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const patiently = (signal = new AbortController().signal) => fetchPayloadPatiently('/x/', 'set-1', signal);
const once = () => fetchPayload('/x/', 'set-1', new AbortController().signal);

describe('a payload that the server cannot make right now', () => {
  it.each(['1', '3'])('is asked for once more after %s s', async (retryAfter) => {
    answers = [busy(retryAfter), whole];
    const payload = patiently();
    await vi.advanceTimersByTimeAsync(Number(retryAfter) * 1000 - 1);
    expect(asked).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await payload).toEqual({ answer: { kind: 'page', page: { kind: 'unbuilt' } }, isOfThisSet: true });
  });

  it('is not asked for a third time', async () => {
    answers = [busy('1'), busy('1'), whole];
    const payload = expect(patiently()).rejects.toThrow('The payload of /x/ answered 503');
    await vi.advanceTimersByTimeAsync(5000);
    await payload;
    expect(asked).toBe(2);
  });

  it.each(['4', '30', '', 'soon', '-1', '1.5'])(
    'is not asked for again where that is to be after "%s"',
    async (after) => {
      answers = [busy(after), whole];
      await expect(patiently()).rejects.toThrow('503');
      expect(asked).toBe(1);
    },
  );

  it('is not asked for again by a prefetch', async () => {
    answers = [busy('0'), whole];
    await expect(once()).rejects.toThrow('503');
  });

  it('is not asked for again once the shopper has gone elsewhere', async () => {
    answers = [busy('2'), whole];
    const leave = new AbortController();
    const payload = expect(patiently(leave.signal)).rejects.toThrow('gone');
    await vi.advanceTimersByTimeAsync(1000);
    leave.abort(new Error('gone'));
    await payload;
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toBe(1);
  });
});

it.each([404, 410])('an answer of the shop counts whatever its status: %d', async (status) => {
  answers = [{ ...whole, status, body: '{"kind":"page","page":{"kind":"not-found","path":"/x/"}}' }];
  expect((await once()).answer).toEqual({ kind: 'page', page: { kind: 'not-found', path: '/x/' } });
});

it.each([404, 429, 500, 502, 503])('an answer that is not the shop’s is none: %d', async (status) => {
  answers = [{ status, body: '<html>' }];
  await expect(once()).rejects.toThrow(`The payload of /x/ answered ${status}`);
});

it.each(['{}', 'null', '[]', '{"kind":"page"}', '{"kind":"page","page":{"kind":"pending"}}', '{"kind":"redirect"}'])(
  'a payload of another form is a failed page: %s',
  async (body) => {
    answers = [{ headers: ours, body }];
    expect((await once()).answer).toEqual({ kind: 'page', page: { kind: 'failed', reason: 'no payload' } });
  },
);
