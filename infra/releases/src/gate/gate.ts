import type { StoredDocument } from '../registry/document/stored-document.ts';
import type { StoredManifest } from '../store/manifest.ts';

/** A release that is to get traffic. */
export type Candidate = {
  name: string;
  release: StoredManifest;
  /** Before the rollout. */
  document: StoredDocument;
};

/** `objections`: one sentence each; none: it may be rolled out. `untried`: exposed modules that no shell has rendered; all where none was asked. */
export type GateResult = { objections: readonly string[]; untried: readonly string[] };

/** Examines a release before it gets traffic. */
export type Gate = (candidate: Candidate) => Promise<GateResult>;
