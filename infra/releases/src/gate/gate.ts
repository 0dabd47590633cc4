import type { StoredDocument } from '../registry/document/stored-document.ts';
import type { StoredManifest } from '../store/manifest.ts';

/** A release that is to get traffic. */
export type Candidate = {
  name: string;
  release: StoredManifest;
  /** Before the rollout. */
  document: StoredDocument;
};

/** What an examination has found. */
export type GateResult = {
  /** One sentence each; none: it may be rolled out. */
  objections: readonly string[];
  /** Exposed modules that no shell has rendered; all where none was asked. */
  untried: readonly string[];
  /** True: shells could not try the release, and nothing else speaks against it. It may pass a little later. */
  isTemporary?: boolean;
};

/** Examines a release before it gets traffic. */
export type Gate = (candidate: Candidate) => Promise<GateResult>;
