import { replace } from 'react-router-dom';
import { versionedRecord } from 'shared-contracts/storage';

/** SPEC 9: reload guard. */
const guardMs = 10_000;

type Load = { at: number; path: string };

/**
 * Full page loads that the shell starts itself, after the shopper has followed a link. The guard keeps two servers with different
 * release sets, or a cache with an old page, from causing a loop (decision 0020):
 *
 * | why | refused within 10 s of |
 * |---|---|
 * | the shop runs another set of releases | any such load |
 * | the browser cannot load a page's code, the server may | such a load of the same page |
 *
 * Null where the guard refuses. The promise of a load that was begun ends only if the shopper comes back to this very document.
 */
export type DocumentLoads = {
  ofOtherSet(path: string): Promise<never> | null;
  ofServerHtml(path: string): Promise<never> | null;
};

export function createDocumentLoads(): DocumentLoads {
  const record = versionedRecord('bergauf.document-load', 1, isLoad, tabStorage());

  function last(): Load {
    const known = record.read();
    if (known) return known;
    const none: Load = { at: 0, path: '' };
    // Where nothing can be stored, this document itself may be such a load, as long as it is young.
    return record.write(none) ? none : { at: performance.timeOrigin, path: address() };
  }

  function begin(path: string): Promise<never> {
    record.write({ at: Date.now(), path });
    if (address() === path) window.location.reload();
    else window.location.assign(path);
    return new Promise((_, reject) => {
      // The back/forward cache gives back a document as it was left, which is on its way: the shopper stays at its page instead.
      addEventListener('pageshow', ({ persisted }) => persisted && reject(replace(address())), { once: true });
    });
  }

  const isRecent = ({ at }: Load): boolean => Math.abs(Date.now() - at) < guardMs;
  return {
    ofOtherSet: (path) => (isRecent(last()) ? null : begin(path)),
    ofServerHtml(path) {
      const before = last();
      return before.path === path && isRecent(before) ? null : begin(path);
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
