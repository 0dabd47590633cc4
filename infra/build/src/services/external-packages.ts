/** Packages that are not bundled, because they read files in their own folder (WebAssembly, native code, a worker). */
const loadedAtStart = [
  '@electric-sql/pglite',
  '@fastify/swagger-ui',
  '@node-rs/argon2',
  'fs-native-extensions',
  'piscina',
  'sharp',
];

/** Further ones, which few runs need. */
export const loadedWhenNeeded: readonly string[] = [
  '@electric-sql/pglite-prepopulatedfs',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace',
  '@redis/client',
  'any-ascii',
  'fontkit',
  'pdfkit',
];

/** All of them. A bundle that is run in another folder needs those that it imports. */
export const externalPackages: readonly string[] = [...loadedAtStart, ...loadedWhenNeeded];
