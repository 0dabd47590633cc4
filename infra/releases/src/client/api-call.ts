import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { Failure } from '../api/schemas.ts';
import { printable } from '../printable.ts';
import { Refusal, sentenceOf } from '../refusal.ts';
import { requestText } from './request-text.ts';

/** Address of a registry, and a token for it. */
export type RegistryAddress = {
  /** Without trailing slash. */
  origin: string;
  token: string;
};

export type FoundRegistry = RegistryAddress & {
  /** Stops the service if it was started for the command. */
  close: () => Promise<void>;
};

export type ApiCall = {
  method?: 'GET' | 'POST';
  path: string;
  /** Default: the main channel, or none. */
  channel?: string | undefined;
  body?: object;
  /** Sent as `If-Match`; undefined: any. */
  ifRevision?: number | undefined;
  /** Timeout for the whole response. Default: longer than the gate takes. */
  timeoutMs?: number;
};

/**
 * The gate takes at most 90 seconds. Before it, the registry waits up to 20 for shells that ran before its restart, after it up to 30 for
 * earlier edits and the lock; the rest is for reading and verifying files. Urgent edits skip the gate, but wait longer for the running
 * edit.
 */
const longestMs = 180_000;

/**
 * Calls the API of a registry and checks the shape of its response.
 * @throws Refusal with the registry's own message, or with the reason why the call failed
 */
export async function callApi<Schema extends TSchema>(
  { origin, token }: RegistryAddress,
  schema: Schema,
  { method = 'GET', path, channel, body, ifRevision, timeoutMs = longestMs }: ApiCall,
): Promise<Static<Schema>> {
  let response: { status: number; text: string };
  try {
    // The channel is in the path, so that a registry without channels refuses the call instead of editing the main shop's document.
    response = await requestText(
      `${origin}/api/v1${channel ? `/channels/${encodeURIComponent(channel)}` : ''}${path}`,
      {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body && { 'content-type': 'application/json' }),
          ...(method !== 'GET' && { 'if-match': ifRevision === undefined ? '*' : `"${ifRevision}"` }),
        },
        ...(body && { body: JSON.stringify(body) }),
        timeoutMs,
      },
    );
  } catch (error) {
    if (method !== 'GET' && isUnanswered(error)) {
      throw new Refusal(
        `The registry ${origin} has not answered (${reasonOf(error)}). It may have made the change, or may still make it: see its history before you try again.`,
      );
    }
    throw new Refusal(`The registry ${origin} cannot be reached: ${reasonOf(error)}.`, { cause: error });
  }
  return checkedResponse(schema, origin, response.status, response.text);
}

/** The body of a response, after checking its shape. @throws Refusal */
export function checkedResponse<Schema extends TSchema>(
  schema: Schema,
  origin: string,
  status: number,
  text: string,
): Static<Schema> {
  const value = parse(text);
  if (status < 300 && Value.Check(schema, value)) return value;
  if (status >= 400 && Value.Check(Failure, value)) throw new Refusal(printable(value.message));
  throw new Refusal(`What answers at ${origin} is no registry that this command knows (status ${status}).`);
}

/** Whether the request may have arrived: it timed out, or the connection ended before the response. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'AbortError' || ('code' in error && error.code === 'ECONNRESET'));

/** The reason may be the cause or, for a host name with several addresses, the error of the first address. */
export function reasonOf(error: unknown): string {
  const found = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const cause: unknown = found instanceof AggregateError ? found.errors[0] : found;
  return sentenceOf(cause).replace(/\.$/, '');
}

/** An empty response is null; a page, which is no response of a registry, is undefined. */
function parse(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
