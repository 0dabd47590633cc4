import { replace } from 'react-router-dom';
import { versionedRecord } from 'shared-contracts/storage';

type Load = { at: number; path: string };

/**
 * Full page loads that the shell starts itself, after the shopper has followed a link. The guard keeps two servers with different
 * release sets, or a cache with an old page, from causing a loop (decision 0020):
 *
 * | why | refused within the guard, 10 s, of |
 * |---|---|
 * | the shop runs another release set | any such load |
 * | the code of a page does not load in the browser; the server may render it | such a load of the same page |
 *
 * Null where the guard refuses, and while the browser is offline: it would replace the page by its own message. The promise of a load that has started settles only if the shopper comes back to this document.
 */
export type FullPageLoads = {
  ofOtherSet(path: string): Promise<never> | null;
  ofServerHtml(path: string): Promise<never> | null;
};

export function createFullPageLoads(guardMs: number): FullPageLoads {
  const record = versionedRecord('bergauf.document-load', 1, isLoad, tabStorage());

  function last(): Load {
    const known = record.read();
    if (known) return known;
    const none: Load = { at: 0, path: '' };
    // Without storage, this document itself counts as such a load while it is new.
    return record.write(none) ? none : { at: performance.timeOrigin, path: address() };
  }

  function begin(path: string): Promise<never> {
    record.write({ at: Date.now(), path });
    if (address() === path) window.location.reload();
    else window.location.assign(path);
    return new Promise((_, reject) => {
      // The back/forward cache restores this document with its navigation in progress: the shopper stays on its page instead.
      // Not `once`: this document's own `pageshow` may come first, where the shopper was faster than its load.
      addEventListener('pageshow', ({ persisted }) => persisted && reject(replace(location.origin + address())));
    });
  }

  const isRecent = ({ at }: Load): boolean => Math.abs(Date.now() - at) < guardMs;
  return {
    ofOtherSet: (path) => (isRecent(last()) ? null : begin(path)),
    ofServerHtml(path) {
      const before = last();
      return !navigator.onLine || (before.path === path && isRecent(before)) ? null : begin(path);
    },
  };
}

/** What the address bar shows. */
export function address(): string {
  return `${window.location.pathname}${window.location.search}`;
}

function isLoad(value: unknown): value is Load {
  return typeof value === 'object' && value !== null && 'at' in value && 'path' in value;
}

/** Reading the property alone throws where storage is forbidden. */
function tabStorage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}
