import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchPayload, fetchPayloadWithRetry } from './fetch-payload.ts';

type Given = { status?: number; headers?: Record<string, string>; body?: string };

const ours = { 'x-release-set': 'set-1' };
const whole = { headers: ours, body: '{"kind":"page","page":{"kind":"not-found"}}' };
const failed = '{"kind":"page","page":{"kind":"failed","reason":"network"}}';
const failing = (retryAfter: string): Given => ({
  status: 503,
  headers: { ...ours, 'retry-after': retryAfter },
  body: failed,
});
const failedPayload = { payload: JSON.parse(failed), isOfThisSet: true };

let responses: Given[];
let asked: number;

beforeEach(() => {
  vi.useFakeTimers();
  asked = 0;
  vi.stubGlobal('fetch', async () => {
    const { status = 200, headers = {}, body = '' } = responses[asked++] ?? {};
    return new Response(body, { status, headers });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const withRetry = (signal = new AbortController().signal) => fetchPayloadWithRetry('/x/', 'set-1', signal);
const once = () => fetchPayload('/x/', 'set-1', new AbortController().signal);

describe('a page whose data the server could not load', () => {
  it.each(['1', '3'])('is requested once more after %s s', async (retryAfter) => {
    responses = [failing(retryAfter), whole];
    const payload = withRetry();
    await vi.advanceTimersByTimeAsync(Number(retryAfter) * 1000 - 1);
    expect(asked).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await payload).toEqual({
      payload: { kind: 'page', page: { kind: 'not-found' } },
      isOfThisSet: true,
    });
  });

  it('is not requested a third time', async () => {
    responses = [failing('1'), failing('1'), whole];
    const payload = withRetry();
    await vi.advanceTimersByTimeAsync(5000);
    expect(await payload).toEqual(failedPayload);
    expect(asked).toBe(2);
  });

  it.each(['4', '30', '', 'soon', '-1', '1.5'])('is not requested again where `retry-after` is "%s"', async (after) => {
    responses = [failing(after), whole];
    expect(await withRetry()).toEqual(failedPayload);
    expect(asked).toBe(1);
  });

  it('is not requested again by a prefetch', async () => {
    responses = [failing('0'), whole];
    expect(await once()).toEqual(failedPayload);
  });

  it('is not awaited when the server is overloaded: the browser loads the page itself', async () => {
    responses = [{ status: 503, headers: { 'retry-after': '1' }, body: '{"error":"unavailable"}' }, whole];
    await expect(withRetry()).rejects.toThrow('503');
    expect(asked).toBe(1);
  });

  it('is not requested again once the shopper has navigated elsewhere', async () => {
    responses = [failing('2'), whole];
    const leave = new AbortController();
    const payload = expect(withRetry(leave.signal)).rejects.toThrow('gone');
    await vi.advanceTimersByTimeAsync(1000);
    leave.abort(new Error('gone'));
    await vi.advanceTimersByTimeAsync(1000);
    await payload;
    expect(asked).toBe(1);
  });
});

it.each([404, 410])('a payload of the shop is used for any status: %d', async (status) => {
  responses = [{ ...whole, status, body: '{"kind":"page","page":{"kind":"not-found"}}' }];
  expect((await once()).payload).toEqual({ kind: 'page', page: { kind: 'not-found' } });
});

it.each([404, 429, 500, 502, 503])('a response that does not come from the shop is refused: %d', async (status) => {
  responses = [{ status, body: '<html>' }];
  await expect(once()).rejects.toThrow(`The payload of /x/ answered ${status}`);
});

it.each(['{}', 'null', '[]', '{"kind":"page"}', '{"kind":"page","page":{"kind":"pending"}}', '{"kind":"redirect"}'])(
  'a malformed payload is refused: %s',
  async (body) => {
    responses = [{ headers: ours, body }];
    await expect(once()).rejects.toThrow('The payload of /x/ is malformed');
  },
);
