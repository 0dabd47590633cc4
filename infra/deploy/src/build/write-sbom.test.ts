import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { sbomName, writeSbom } from './write-sbom.ts';

type Bom = {
  bomFormat: string;
  specVersion: string;
  components: { name: string; version: string; hashes?: unknown[] }[];
};

it('a service has a list of its dependencies with versions and hashes, without those of development', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'bergauf-sbom-'));
  try {
    await writeSbom('checkout', folder);
    const bom = JSON.parse(await readFile(path.join(folder, sbomName), 'utf8')) as Bom;
    expect(bom.bomFormat).toBe('CycloneDX');
    const fastify = bom.components.find(({ name }) => name === 'fastify');
    expect(fastify?.version).toMatch(/^5\./);
    expect(fastify?.hashes?.length).toBeGreaterThan(0);
    const names = bom.components.map(({ name }) => name);
    expect(names).not.toContain('vitest');
    expect(names).not.toContain('nodemailer');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}, 120_000);
