import { defineConfig } from 'vitest/config';
import { isSoak } from './infra/api/src/testing/soak.ts';
import { testEngine } from './infra/api/src/testing/test-engine.ts';
import { compileMessages } from './infra/build/src/messages/vitest-messages.ts';
import { testOrder } from './infra/launcher/src/test-runner/test-order.ts';

export default defineConfig({
  plugins: [compileMessages()],
  test: {
    include: ['{shared-contracts,shell,mf-*,infra,e2e}/**/*.test.{ts,tsx}'],
    exclude: [
      '**/node_modules/**',
      '**/dist/**',
      // What only a PostgreSQL server does.
      ...(testEngine === 'postgres' ? [] : ['**/*.postgres.test.ts']),
    ],
    globalSetup: 'infra/api/src/testing/shared-api/global-setup.ts',
    setupFiles: 'infra/launcher/src/test-runner/real-clock.ts',
    testTimeout: 30_000,
    // A test without an assertion fails.
    expect: { requireAssertions: true },
    hookTimeout: 120_000,
    maxWorkers: 2,
    sequence: { sequencer: testOrder },
    env: { BERGAUF_COMPRESSION: 'fast' },
    // Not in every run, but in one of 32 (decision 0087).
    tags: [{ name: 'rotated' }],
    // Files share the modules of their worker: loading them anew for each file takes as much processor time as all tests.
    // `npm run test:soak` runs every file apart, so that none depends on another.
    isolate: isSoak,
  },
});
