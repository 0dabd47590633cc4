import { randomUUID } from 'node:crypto';
import { ApiErrorBody } from 'shared-contracts/entities';
import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';

/** The headers that identify a shopper to the API (SPEC 7). */
export type Session = { readonly 'x-request-id'?: string; readonly authorization?: string };

export type Call = {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS';
  /** Sent as JSON, `URLSearchParams` as the fields of an HTML form, bytes as they are. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

export type Answer = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
};

/** Calls to the API under test, with the checks that every response must pass. */
export type ApiCaller = {
  readonly api: string;
  /** The response, whatever it is. */
  answer(path: string, call?: Call): Promise<Answer>;
  /** The `data` of a successful response. @throws if status, envelope or schema are wrong */
  data<Schema extends TSchema>(path: string, schema: Schema, call?: Call): Promise<Static<Schema>>;
  /** The body of a refused request. @throws if the status is another one, or the body does not have the error shape */
  refusal(path: string, statuses: readonly number[], call?: Call): Promise<ApiErrorBody>;
  /** Computes a fact that several checks need only once. A failed computation is repeated on the next use, as a call may have timed out. */
  once<Fact>(name: string, find: () => Promise<Fact>): Promise<Fact>;
};

/** Timeout of one call in milliseconds. */
const timeoutMs = 15_000;
const shownErrors = 3;

const shopHeaders = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest', 'x-request-client': 'web' };

export const newGuest = (): Session => ({ 'x-request-id': randomUUID() });

/** @param api the origin, without a trailing slash */
export function createApiCaller(api: string): ApiCaller {
  const facts = new Map<string, Promise<unknown>>();

  async function answer(path: string, { method = 'GET', body, headers = {} }: Call = {}): Promise<Answer> {
    const raw = body instanceof URLSearchParams ? body : body instanceof Uint8Array ? new Uint8Array(body) : null;
    const sent = body === undefined || raw !== null ? {} : { 'content-type': 'application/json' };
    const response = await fetch(`${api}${path}`, {
      method,
      headers: { ...shopHeaders, ...sent, ...headers },
      ...(body !== undefined && { body: raw ?? JSON.stringify(body) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((cause: unknown) => {
      throw new Error(`${method} ${path} got no response: ${reasonOf(cause)}`);
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  }

  async function data<Schema extends TSchema>(path: string, schema: Schema, call?: Call): Promise<Static<Schema>> {
    const name = `${call?.method ?? 'GET'} ${path}`;
    const response = await answer(path, call);
    if (response.status !== 200) throw new Error(`${name} has status ${response.status}, not 200${hint(response)}`);
    const body = jsonOf(name, response);
    if (!isObject(body) || !('data' in body)) throw new Error(`${name} has no "data" in its body`);
    checkSchema(name, schema, body['data'], '/data');
    return body['data'] as Static<Schema>;
  }

  async function refusal(path: string, statuses: readonly number[], call?: Call): Promise<ApiErrorBody> {
    const name = `${call?.method ?? 'GET'} ${path}`;
    const response = await answer(path, call);
    if (!statuses.includes(response.status)) {
      throw new Error(`${name} has status ${response.status}, not ${statuses.join(' or ')}`);
    }
    const body = jsonOf(name, response);
    checkSchema(name, ApiErrorBody, body, '');
    return body as ApiErrorBody;
  }

  return {
    api,
    answer,
    data,
    refusal,
    once<Fact>(name: string, find: () => Promise<Fact>): Promise<Fact> {
      // Each name is used for one type of fact.
      const known = facts.get(name) as Promise<Fact> | undefined;
      if (known) return known;
      const fact = find().catch((cause: unknown) => {
        facts.delete(name);
        throw cause;
      });
      facts.set(name, fact);
      return fact;
    },
  };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  return cause.cause instanceof Error ? cause.cause.message : cause.message;
}

function hint({ text }: Answer): string {
  const start = text.slice(0, 120).replaceAll(/\s+/g, ' ');
  return start === '' ? '' : `: ${start}`;
}

function jsonOf(name: string, { headers, text }: Answer): unknown {
  const type = headers.get('content-type') ?? 'none';
  if (!/^application\/json\b/.test(type)) throw new Error(`${name} has content type ${type}, not application/json`);
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${name} has a body that is not JSON`);
  }
}

/** Properties beyond the schema are allowed, as a newer API may send more. */
function checkSchema(name: string, schema: TSchema, value: unknown, at: string): void {
  const errors = Value.Errors(schema, value);
  if (errors.length === 0) return;
  const shown = errors.slice(0, shownErrors).map(({ instancePath, message }) => `${at}${instancePath} ${message}`);
  const more = errors.length > shownErrors ? ` (and ${errors.length - shownErrors} more)` : '';
  throw new Error(`${name}: ${shown.join('; ')}${more}`);
}
