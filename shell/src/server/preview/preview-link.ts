import { verifiedClaims } from '@bergauf/service-kit/signed-claims';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import type { Preview } from '../release-set/serving-set.ts';
import { PreviewRefused } from './preview-refused.ts';

const claims = Compile(
  Type.Object(
    {
      remote: Type.String({ pattern: '^mf-[a-z-]{1,30}$' }),
      version: Type.String({ pattern: '^[0-9A-Za-z.-]{1,60}$' }),
      expiresAt: Type.String({ pattern: '^[0-9T:.Z-]{20,30}$' }),
    },
    { additionalProperties: false },
  ),
);
const answer = Compile(Type.Object({ key: Type.String() }));

/** Milliseconds between two questions for the key, which any forged link asks for. */
const keyPauseMs = 10_000;

/**
 * Reads links that the registry has signed. The registry's key is asked for when a link does not fit the known one.
 * @returns a function that throws PreviewRefused
 */
export function createLinkReader(releasesOrigin: string): (text: string) => Promise<Preview> {
  let key: string | null = null;
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | null = null;

  async function askForKey(): Promise<void> {
    const response = await fetch(`${releasesOrigin}/api/v1/preview-key`, { signal: AbortSignal.timeout(3_000) });
    const body: unknown = await response.json();
    if (!response.ok || !answer.Check(body)) throw new Error(`The registry answered ${response.status}`);
    ({ key } = body);
    askedAt = Date.now();
  }

  const read = (text: string): unknown => (key === null ? null : verifiedClaims(key, text));

  return async (text) => {
    let found = read(text);
    if (found === null && Date.now() - askedAt >= keyPauseMs) {
      asking ??= askForKey().finally(() => {
        asking = null;
      });
      await asking.catch((cause: Error) => {
        throw new PreviewRefused('failed', `The registry's key cannot be read: ${cause.message}`);
      });
      found = read(text);
    }
    if (!claims.Check(found)) throw new PreviewRefused('invalid', 'The link was not signed by this registry');
    if (Date.now() >= Date.parse(found.expiresAt)) throw new PreviewRefused('expired', 'The link has expired');
    return found;
  };
}
