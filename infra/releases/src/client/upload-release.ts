import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { StoredResult } from '../api/schemas.ts';
import { Refusal } from '../refusal.ts';
import type { StoredBuild } from '../release/release-remote.ts';
import { packRelease } from '../store/archive.ts';
import type { BuiltRelease } from '../store/store-release.ts';
import { checkedResponse, type RegistryAddress, reasonOf } from './api-call.ts';

type Limits = {
  /** A connection that is idle for this long counts as broken, in milliseconds. */
  idleMs: number;
  /** Timeout for the response once everything is sent: the registry compresses a release before it responds, one upload at a time. */
  answerMs: number;
};
const defaultLimits: Limits = { idleMs: 60_000, answerMs: 600_000 };

/**
 * Uploads a release to a registry. `fetch` would lose the response to an upload that is refused before its end.
 *
 * @returns whether the release is new, which modules exceed the registry's size budget, and which shells cannot show it
 * @throws Refusal with the registry's own message, or with the reason why it could not be reached
 */
export async function uploadRelease(
  { origin, token }: RegistryAddress,
  build: BuiltRelease,
  signal?: AbortSignal,
  { idleMs, answerMs } = defaultLimits,
): Promise<StoredBuild> {
  const { name, version } = build.manifest;
  const url = new URL(`${origin}/api/v1/releases/${encodeURIComponent(name)}/${encodeURIComponent(version)}`);
  const { status, text } = await new Promise<{ status: number; text: string }>((done, fail) => {
    const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/x-tar' },
      ...(signal && { signal }),
    });
    let isAnswered = false;
    request.once('response', (response) => {
      isAnswered = true;
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        body += chunk;
      });
      response.once('end', () => {
        done({ status: response.statusCode ?? 0, text: body });
        // The rest of a refused upload is not sent.
        if (!request.writableFinished) request.destroy();
      });
      response.once('error', fail);
    });
    // The registry may close the connection once it has refused the upload.
    request.on('error', (error) => {
      if (!isAnswered) fail(error);
    });
    let silence = new Error(`nothing was received for ${idleMs / 1000} s`);
    request.setTimeout(idleMs).on('timeout', () => request.destroy(silence));
    request.once('finish', () => {
      silence = new Refusal(
        `The registry ${origin} has the release but has not answered for ${answerMs / 1000} s. It may still store it; send it again, which changes nothing then.`,
      );
      request.setTimeout(answerMs);
    });
    const closed = new Promise<void>((resolve) => request.once('close', () => resolve()));
    const drained = (): Promise<void> => new Promise((resolve) => request.once('drain', () => resolve()));
    const send = async (): Promise<void> => {
      for await (const part of packRelease(build)) {
        if (request.destroyed) return;
        if (!request.write(part)) await Promise.race([drained(), closed]);
      }
      request.end();
    };
    send().catch((error: unknown) => {
      if (!isAnswered) fail(error);
    });
  }).catch((error: unknown) => {
    if (error instanceof Refusal) throw error;
    throw new Refusal(`The release could not be sent to ${origin}: ${reasonOf(error)}.`, { cause: error });
  });
  return checkedResponse(StoredResult, origin, status, text);
}
