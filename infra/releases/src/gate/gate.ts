import type { StoredDocument } from '../registry/document/stored-document.ts';
import type { StoredManifest } from '../store/manifest.ts';

/** A release that is to get traffic. */
export type Candidate = {
  name: string;
  release: StoredManifest;
  /** Before the rollout. */
  document: StoredDocument;
};

/** Examines a release before it gets traffic. @returns objections, one sentence each; none: it may be rolled out */
export type Gate = (candidate: Candidate) => Promise<readonly string[]>;
