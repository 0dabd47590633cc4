import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { newSigningKey, publicKeyOf } from '@bergauf/service-kit/signed-claims';
import { readRemotePackage } from '../release/release-remote.ts';
import { releasesPaths } from '../state-folder.ts';
import { keepFresh, removeStaleTemporaryFolders, temporaryFolderName } from '../store/temporary-folders.ts';
import { createBuildServer } from './build-server.ts';
import { watchBuild } from './watched-build.ts';

/** What a link allows: the shop takes a frontend from the server at `origin` that signs with `key` (PEM, public). */
export type OverrideRequest = { origin: string; key: string };

export type DevelopInShopOptions = {
  /** The remote's folder. */
  dir: string;
  /** BERGAUF_HOME; builds are written below it. */
  home: string;
  contractVersion: string;
  /** 0: any free one. */
  port: number;
  /** Signs the link's text. */
  sign: (name: string, request: OverrideRequest) => Promise<{ preview: string; expiresAt: string }>;
  /** Aborts it. */
  signal: AbortSignal;
  /** Gets the link's text once the first build has ended, successfully or not. */
  onLink: (name: string, link: { preview: string; expiresAt: string }) => void;
  /** Gets a line for each build. */
  report: (line: string) => void;
};

/**
 * Builds a frontend on every change and serves the builds on the loopback interface to a shop that is opened by a signed link. Nothing is
 * released, and no other shopper gets it (decision 0075).
 */
export async function developInShop(options: DevelopInShopOptions): Promise<void> {
  const { home, contractVersion, port, sign, onLink, report } = options;
  const dir = resolve(options.dir);
  const { name, version } = await readRemotePackage(dir);
  const key = newSigningKey();
  let origin = '';
  const server = createBuildServer(name, key, () => new URL(origin).host);
  await server.app.listen({ port, host: 'localhost' });
  const failed = new AbortController();
  const signal = AbortSignal.any([options.signal, failed.signal]);
  let link: Promise<void> | null = null;
  const begin = (): void => {
    link ??= sign(name, { origin, key: publicKeyOf(key) })
      .then((signed) => onLink(name, signed))
      .catch((error: unknown) => failed.abort(error));
  };
  let buildDir: string | null = null;
  let endKeeping = (): void => {};
  try {
    const address = server.app.server.address();
    if (typeof address !== 'object' || address === null) throw new Error('The server has no port');
    origin = `http://localhost:${address.port}`;
    const { builds } = releasesPaths(home);
    await removeStaleTemporaryFolders(builds);
    buildDir = join(builds, temporaryFolderName());
    await mkdir(buildDir, { recursive: true });
    endKeeping = keepFresh(buildDir);
    await watchBuild({
      dir,
      name,
      version,
      contractVersion,
      buildDir,
      signal,
      onBuilt(build, refreshed, objections) {
        server.offer(build, refreshed);
        report(`${name} ${build.manifest.version} is built.`);
        for (const objection of objections) report(`A release will be refused: ${objection}`);
        begin();
      },
      onBroken(message) {
        server.reportBroken(message);
        report(`${name} cannot be built; the last good build stays.\n${message}`);
        begin();
      },
    });
    await link;
    failed.signal.throwIfAborted();
  } finally {
    endKeeping();
    await server.app.close();
    if (buildDir) await rm(buildDir, { recursive: true, force: true }).catch(() => undefined);
  }
}
