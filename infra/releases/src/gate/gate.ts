import type { StoredDocument } from '../registry/document/stored-document.ts';
import type { StoredManifest } from '../store/manifest.ts';

/** A release that is to get traffic. */
export type Candidate = {
  name: string;
  release: StoredManifest;
  /** The document before the rollout. */
  document: StoredDocument;
};

/** Result of an examination. */
export type GateResult = {
  /** One sentence each; empty: the release may be rolled out. */
  objections: readonly string[];
  /** Exposed modules that no shell has rendered; all of them if no shell tried the release. */
  untried: readonly string[];
  /** True: the only objection is that shells could not try the release. It may pass a little later. */
  isTemporary?: boolean;
};

/** Examines a release before it gets traffic. */
export type Gate = (candidate: Candidate) => Promise<GateResult>;
