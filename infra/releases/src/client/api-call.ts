import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { Failure } from '../api/schemas.ts';
import { printable } from '../printable.ts';
import { Refusal, sentenceOf } from '../refusal.ts';
import { requestText } from './request-text.ts';

/** A registry and the right to use it. */
export type RegistryAddress = {
  /** Without closing slash. */
  origin: string;
  token: string;
};

export type FoundRegistry = RegistryAddress & {
  /** Ends what was started for the command. */
  close: () => Promise<void>;
};

export type ApiCall = {
  method?: 'GET' | 'POST';
  path: string;
  /** Default: the main one, or none. */
  channel?: string | undefined;
  body?: object;
  /** Sent as `If-Match`; undefined: any. */
  ifRevision?: number | undefined;
  /** For the whole response. Default: longer than the gate takes. */
  timeoutMs?: number;
};

/**
 * The gate takes 90 seconds at most, after 20 for shells that ran before a restart of the registry and before 30 for the edits before this one and the lock; the
 * rest is for reading and verifying files. Urgent edits, which pass no gate, wait longer for the edit that runs.
 */
const longestMs = 180_000;

/**
 * Calls the API of a registry and checks the shape of its response.
 * @throws Refusal with the registry's own sentence, or with the reason why it could not be asked
 */
export async function callApi<Schema extends TSchema>(
  { origin, token }: RegistryAddress,
  schema: Schema,
  { method = 'GET', path, channel, body, ifRevision, timeoutMs = longestMs }: ApiCall,
): Promise<Static<Schema>> {
  let response: { status: number; text: string };
  try {
    // In the path: a registry without channels refuses it, instead of editing the main shop's.
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

/** The body of a response, when it is what was asked for. @throws Refusal */
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

/** Whether a request may have arrived: it was cut off by its time limit, or its connection ended before the response. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'AbortError' || ('code' in error && error.code === 'ECONNRESET'));

/** The reason may be the cause, or, for a name with several addresses, the error of the first of them. */
export function reasonOf(error: unknown): string {
  const found = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const cause: unknown = found instanceof AggregateError ? found.errors[0] : found;
  return sentenceOf(cause).replace(/\.$/, '');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
