import { defineConfig } from 'vitest/config';
import { compileMessages } from './infra/build/src/messages/vitest-messages.ts';

export default defineConfig({
  plugins: [compileMessages()],
  test: {
    include: ['{shared-contracts,shell,mf-*,infra}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Two cores; every API test has a database of its own.
    maxWorkers: 2,
  },
});
