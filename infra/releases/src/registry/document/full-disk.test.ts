// @module-tag rotated
import { readdir, readFile, rm, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { fillDisk } from '@bergauf/service-kit/testing/mount-disk';
import { canMount, smallDisk } from '@bergauf/service-kit/testing/small-disk';
import { describe, expect, test } from 'vitest';
import { appendAudit } from '../../audit/audit-log.ts';
import { storeSample } from '../../fixtures/sample-release.ts';
import { sentenceOf } from '../../refusal.ts';
import { releasesPaths } from '../../state-folder.ts';
import { createRegistry } from '../registry.ts';

/** A shop on a small disk of its own, with 1.0.0 in traffic. */
async function shopOnSmallDisk(kilobytes: number) {
  const home = smallDisk(kilobytes);
  const registry = createRegistry({ home, contractVersion: '1.0.0' });
  for (const version of ['1.0.0', '1.1.0']) await storeSample({ home, version });
  await registry.promote('mf-header', '1.0.0');
  return { home, registry, paths: releasesPaths(home) };
}

describe.runIf(canMount)('on a full disk', () => {
  test('a remote can be switched off and on, and rolled back: space is reserved for that', async () => {
    const { home, registry, paths } = await shopOnSmallDisk(16 * 1024);
    await registry.promote('mf-header', '1.1.0');
    for (let round = 0; round < 2; round += 1) {
      await fillDisk(home);
      expect(await registry.disable('mf-header')).toMatchObject({ action: 'disable' });
      await fillDisk(home);
      expect(await registry.enable('mf-header')).toMatchObject({ action: 'enable' });
    }
    await fillDisk(home);
    const { revision } = await registry.rollback('mf-header');
    expect((await readFile(paths.history, 'utf8')).trimEnd().split('\n')).toHaveLength(revision);

    const used = (await stat(paths.reserve)).size;
    await rm(join(home, 'filler'));
    await registry.promote('mf-header', '1.1.0');
    expect((await stat(paths.reserve)).size).toBeGreaterThan(used);
  });

  test('refusals leave the reserve to completed edits, which the audit log records', async () => {
    const { home, registry, paths } = await shopOnSmallDisk(16 * 1024);
    const about = { who: 'team', action: 'promote' };
    await fillDisk(home);
    const { size } = await stat(paths.reserve);
    await expect(appendAudit(paths, { ...about, outcome: 'refused', detail: 'x'.repeat(8_000) })).rejects.toThrow(
      'ENOSPC',
    );
    expect((await stat(paths.reserve)).size).toBe(size);
    await appendAudit(paths, { ...about, outcome: 'done', detail: 'x'.repeat(8_000) });
    expect((await stat(paths.reserve)).size).toBeLessThan(size);
    expect(await registry.disable('mf-header')).toMatchObject({ action: 'disable' });
  });

  test.each([
    [1, rm],
    [4096, rm],
    [8192, truncate],
  ])(
    'with %d bytes left and no reserve, the document is the old one or the new one, never a part',
    async (left, spend) => {
      const { home, registry, paths } = await shopOnSmallDisk(16 * 1024);
      // A document of several pages: half of them may still find space.
      for (const name of ['mf-account', 'mf-cart-wishlist', 'mf-catalog', 'mf-content']) {
        for (const version of ['1.0.0', '1.1.0']) await storeSample({ home, name, version });
        await registry.promote(name, '1.0.0');
        await registry.canary(name, '1.1.0', 10);
      }
      expect((await stat(paths.discovery)).size).toBeGreaterThan(12 * 1024);
      await spend(paths.reserve);
      await fillDisk(home, left);
      for (let edits = 0; edits < 3; edits += 1) {
        const before = await registry.document('https://releases.example');
        const outcome = await registry.disable('mf-header').then(() => 'done', sentenceOf);
        const after = await registry.document('https://releases.example');
        if (outcome === 'done') expect(after.microFrontends['@bergauf/mf-header']).toEqual([]);
        else expect([outcome, after]).toEqual([expect.stringMatching(/^The disk is full/), before]);
      }
      expect((await readdir(paths.root)).filter((name) => name.startsWith('discovery'))).toEqual(['discovery.json']);
    },
  );
});
