import { defineConfig } from 'vitest/config';
import { compileMessages } from './infra/build/src/messages/vitest-messages.ts';

export default defineConfig({
  plugins: [compileMessages()],
  test: {
    include: ['{shared-contracts,shell,mf-*,infra}/**/*.test.{ts,tsx}'],
    // Tests of what only a PostgreSQL server does run in a step of their own; see infra/api.
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.postgres.test.ts'],
    globalSetup: 'infra/api/src/testing/shared-api/global-setup.ts',
    testTimeout: 30_000,
    hookTimeout: 120_000,
    // Two cores; the API's own tests have a database each.
    maxWorkers: 2,
  },
});
