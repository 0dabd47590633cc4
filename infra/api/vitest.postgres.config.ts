import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The API's tests once more, on a PostgreSQL server that is started for them. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    include: ['src/**/*.test.ts'],
    // What asks no database says nothing new here.
    exclude: [
      '**/node_modules/**',
      'src/{pictures,media}/**',
      'src/seed/**/{brand-logos,generate,relations}.test.ts',
      '**/*.pglite.test.ts',
    ],
    globalSetup: 'src/testing/postgres/global-setup.ts',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
