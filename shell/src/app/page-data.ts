import type { PageMeta } from 'shared-contracts/remote';

/** What a route's loader gives its page, on both sides. Plain data: it travels as JSON in the page or as a payload file. */
export type PageData =
  | { kind: 'data'; data: unknown; meta: PageMeta }
  /** The server sends the frame; the browser loads the rest: pages behind login, and whatever the server could not have. */
  | { kind: 'pending' }
  /** `reason` is for the operator's log, such as `http 503`. */
  | { kind: 'failed'; reason: string }
  | { kind: 'not-found'; path: string }
  /** A route of the specification whose page is not built yet. */
  | { kind: 'unbuilt' };

/** State that the server hands to hydration, as JSON in the document. */
export const pageStateElementId = 'bergauf-state';

/** The reason of a page that failed because its code could not be loaded. */
export const deadRemote = 'dead remote';
