import { messageOf } from '@bergauf/service-kit/error-message';
import { lazyValidator } from '@bergauf/service-kit/lazy-validator';
import { LinkClaims, PreviewKey } from '@bergauf/service-kit/shell-protocol/preview';
import { verifiedClaims } from '@bergauf/service-kit/signed-claims';
import { steadyNow } from '@bergauf/service-kit/steady-clock';
import { PreviewRefused } from './preview-refused.ts';

const claims = lazyValidator(LinkClaims);
const answer = lazyValidator(PreviewKey);

/** Minimum interval in milliseconds between key requests; any forged link would trigger one. */
const keyPauseMs = 10_000;

/**
 * Reads links that the registry has signed. The registry's key is requested when a link does not match the known one.
 * @returns a function that throws PreviewRefused
 */
export function createLinkReader(
  releasesOrigin: string,
  log: { warn(about: object, message: string): void },
): (text: string) => Promise<LinkClaims> {
  let key: string | null = null;
  let askedAt = Number.NEGATIVE_INFINITY;
  /** Resolves to the refusal of links that do not match the known key; null when the registry has sent its key. */
  let asking: Promise<PreviewRefused | null> = Promise.resolve(null);

  async function askForKey(): Promise<PreviewRefused | null> {
    try {
      const response = await fetch(`${releasesOrigin}/api/v1/preview-key`, { signal: AbortSignal.timeout(3_000) });
      const body: unknown = await response.json();
      if (!response.ok || !answer.Check(body)) throw new Error(`The registry answered ${response.status}`);
      ({ key } = body);
      return null;
    } catch (cause) {
      // The page that refuses the link refers to the log. Logged once for each request, however many links arrive.
      log.warn({ err: cause }, "the registry's key for previews could not be read");
      const message = messageOf(cause);
      return new PreviewRefused('failed', `The registry's key cannot be read: ${message}`);
    }
  }

  const read = (text: string): unknown => (key === null ? null : verifiedClaims(key, text));

  return async (text) => {
    let found = read(text);
    if (found === null) {
      if (steadyNow() - askedAt >= keyPauseMs) {
        askedAt = steadyNow();
        asking = askForKey();
      }
      const refusal = await asking;
      if (refusal) throw refusal;
      found = read(text);
    }
    if (!claims.Check(found)) throw new PreviewRefused('invalid', 'The link was not signed by this registry');
    if (Date.now() >= Date.parse(found.expiresAt)) throw new PreviewRefused('expired', 'The link has expired');
    return found;
  };
}
