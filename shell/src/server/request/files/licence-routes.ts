import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { DiscoveryRelease } from 'shared-contracts/discovery';
import type { Traffic } from '../../release-set/choose-release-set.ts';
import { copyFolder } from '../../release-sync/local-copies.ts';

/** What is read of a package in a build's `sbom.cdx.json` (CycloneDX). */
type Component = { name: string; version: string; licenses: { license: { id: string; text?: { content: string } } }[] };

const maxAgeSeconds = 3600;

type LicenceOptions = { distDir: string; cacheDir: string; traffic: () => Traffic };

/**
 * `/third-party-licences.txt`: the licences of all packages whose code browsers get from this shop, by the shell's build and the releases in
 * traffic. Scripts themselves contain no notices, because every page would load them.
 */
export function addLicenceRoutes(server: FastifyInstance, { distDir, cacheDir, traffic }: LicenceOptions): void {
  server.get('/third-party-licences.txt', async (_request, reply) => {
    // A release that is older than this file's format has no list or no texts.
    const ofReleases = releasesIn(traffic()).map((release) =>
      componentsIn(path.join(copyFolder(cacheDir, release), 'server')).catch(() => []),
    );
    const components = (await Promise.all([componentsIn(distDir), ...ofReleases])).flat();
    return reply
      .header('cache-control', `public, max-age=${maxAgeSeconds}`)
      .type('text/plain; charset=utf-8')
      .send(noticesOf(components));
  });
}

function releasesIn({ defaultSet, canaries }: Traffic): DiscoveryRelease[] {
  const sets = [...(defaultSet ? [defaultSet] : []), ...canaries.map(({ prepared }) => prepared)];
  return sets.flatMap(({ resolution }) => Object.values(resolution)).filter((release) => release !== null);
}

async function componentsIn(folder: string): Promise<Component[]> {
  const sbom = JSON.parse(await readFile(path.join(folder, 'sbom.cdx.json'), 'utf8')) as { components: Component[] };
  return sbom.components;
}

const rule = `\n\n${'-'.repeat(80)}\n\n`;

/** Packages under the same text share one notice. */
export function noticesOf(components: readonly Component[]): string {
  const byText = new Map<string, Set<string>>();
  for (const { name, version, licenses } of components) {
    for (const { license } of licenses) {
      const text = license.text?.content.trim() ?? license.id;
      byText.set(text, (byText.get(text) ?? new Set()).add(`${name} ${version} (${license.id})`));
    }
  }
  const notices = [...byText].map(([text, packages]) => ({ text, title: [...packages].sort().join('\n') }));
  notices.sort((a, b) => (a.title < b.title ? -1 : 1));
  return ['This shop contains the following packages.', ...notices.map(({ title, text }) => `${title}\n\n${text}`)]
    .join(rule)
    .concat('\n');
}
