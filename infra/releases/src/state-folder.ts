import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mainChannel } from '@bergauf/service-kit/shell-protocol/channel';
import { Refusal, sentenceOf } from './refusal.ts';

/** The root of the workspace. Not the current folder: npm runs a remote's scripts in the remote's folder. */
export const workspaceRoot = fileURLToPath(new URL('../../../', import.meta.url));

/** Whether this package runs in the workspace, and not in a frontend's own repository (decision 0076). */
export const isInWorkspace = (): boolean => existsSync(join(workspaceRoot, 'infra/releases/package.json'));

/** The state folder: BERGAUF_HOME, by default `.bergauf`, relative to the workspace root or, outside of it, to the current folder. */
export const bergaufHome = (env: NodeJS.ProcessEnv = process.env): string =>
  resolve(isInWorkspace() ? workspaceRoot : process.cwd(), env['BERGAUF_HOME'] || '.bergauf');

export type ReleasesPaths = {
  /** Root folder of all data of this package. */
  root: string;
  /** Stored releases: `<store>/<name>/<version>/`. */
  store: string;
  /** Temporary build folders. */
  builds: string;
  /** Folders of the channels beside the main one. */
  channels: string;
  /** The channel to which the following paths, up to `reserve`, belong. */
  channel: string;
  /** The folder of the channel's document. */
  folder: string;
  discovery: string;
  history: string;
  lock: string;
  /** Observations of the releases in traffic. */
  canaries: string;
  /** Space for edits on a full disk. */
  reserve: string;
  /** Tokens, without their secrets. */
  tokens: string;
  /** The tokens of this machine, with their secrets. */
  localTokens: string;
  /** Where the running service listens. */
  service: string;
  /** The shells that are running. */
  shells: string;
  /** The audit log. */
  audit: string;
  /** The key that previews are signed with. */
  previewKey: string;
};

/** @param channel must be well-formed, as it becomes part of paths */
export function releasesPaths(home: string, channel: string = mainChannel): ReleasesPaths {
  const root = join(home, 'releases');
  const channels = join(root, 'channels');
  const folder = channel === mainChannel ? root : join(channels, channel);
  return {
    root,
    store: join(root, 'store'),
    builds: join(root, 'builds'),
    channels,
    channel,
    folder,
    discovery: join(folder, 'discovery.json'),
    history: join(folder, 'history.jsonl'),
    lock: join(folder, 'discovery.lock'),
    reserve: join(folder, 'reserve'),
    tokens: join(root, 'tokens.json'),
    localTokens: join(root, 'local-tokens.json'),
    service: join(root, 'service.json'),
    shells: join(root, 'shells.json'),
    audit: join(root, 'audit.jsonl'),
    previewKey: join(root, 'preview-key.pem'),
    canaries: join(folder, 'canaries.json'),
  };
}

/** The version of `shared-contracts` in this workspace, the one that the shell runs with. */
export const workspaceContractVersion = (): string =>
  versionIn(() => join(workspaceRoot, 'shared-contracts', 'package.json'));

/** The version of `shared-contracts` that the frontend in a folder is built with. @throws Refusal if none is installed */
export const contractVersionFor = (folder: string): string =>
  versionIn(() => createRequire(join(resolve(folder), 'package.json')).resolve('shared-contracts/package.json'));

function versionIn(fileOf: () => string): string {
  try {
    const file = fileOf();
    const { version }: { version?: unknown } = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof version === 'string') return version;
    throw new Refusal(`${file} names no version.`);
  } catch (error) {
    throw new Refusal(`The version of shared-contracts cannot be read: ${sentenceOf(error)}.`);
  }
}
