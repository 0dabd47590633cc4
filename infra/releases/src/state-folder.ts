import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Refusal, sentenceOf } from './refusal.ts';

/** The root of the workspace. Not the current folder: npm runs a remote's scripts in the remote's folder. */
export const workspaceRoot = fileURLToPath(new URL('../../../', import.meta.url));

/** The state folder: BERGAUF_HOME, relative to the workspace root, else `.bergauf`. */
export const bergaufHome = (env: NodeJS.ProcessEnv = process.env): string =>
  resolve(workspaceRoot, env['BERGAUF_HOME'] || '.bergauf');

export type ReleasesPaths = {
  /** The folder of everything that this package keeps. */
  root: string;
  /** Stored releases: `<store>/<name>/<version>/`. */
  store: string;
  /** Temporary build folders. */
  builds: string;
  discovery: string;
  history: string;
  lock: string;
  /** Space for edits on a full disk. */
  reserve: string;
  /** Tokens, without their secrets. */
  tokens: string;
  /** The tokens of this machine, with their secrets. */
  localTokens: string;
  /** Where the running service listens. */
  service: string;
  /** Who did or tried what. */
  audit: string;
  /** What is observed of the releases in traffic. */
  canaries: string;
};

export function releasesPaths(home: string): ReleasesPaths {
  const root = join(home, 'releases');
  return {
    root,
    store: join(root, 'store'),
    builds: join(root, 'builds'),
    discovery: join(root, 'discovery.json'),
    history: join(root, 'history.jsonl'),
    lock: join(root, 'discovery.lock'),
    reserve: join(root, 'reserve'),
    tokens: join(root, 'tokens.json'),
    localTokens: join(root, 'local-tokens.json'),
    service: join(root, 'service.json'),
    audit: join(root, 'audit.jsonl'),
    canaries: join(root, 'canaries.json'),
  };
}

/** The version of `shared-contracts` in this workspace, the one that the shell runs with. */
export function workspaceContractVersion(): string {
  const file = join(workspaceRoot, 'shared-contracts', 'package.json');
  try {
    const { version }: { version?: unknown } = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof version === 'string') return version;
  } catch (error) {
    throw new Refusal(`The version of shared-contracts cannot be read: ${sentenceOf(error)}.`);
  }
  throw new Refusal(`${file} names no version.`);
}
