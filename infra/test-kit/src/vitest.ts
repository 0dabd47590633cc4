import { fileURLToPath } from 'node:url';
import { compileMessages } from '@bergauf/build/messages';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

/** The Vitest configuration of a frontend: messages are compiled as in its build, and the product API starts when a test needs it. */
export const frontendTests = (): ViteUserConfig =>
  defineConfig({
    plugins: [compileMessages()],
    test: {
      include: ['src/**/*.test.{ts,tsx}'],
      globalSetup: [fileURLToPath(import.meta.resolve('@bergauf/test-kit/global-setup'))],
      // Their messages are compiled too.
      server: { deps: { inline: [/shared-contracts/] } },
      // In the workspace they are in some runs only (decision 0087), here in each.
      tags: [{ name: 'rotated' }],
      testTimeout: 30_000,
      expect: { requireAssertions: true },
      hookTimeout: 120_000,
    },
  });
