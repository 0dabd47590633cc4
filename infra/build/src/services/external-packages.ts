/** Packages outside the bundles of services: they read files in their own folder (WebAssembly, native code, a worker). */
const loadedAtStart = [
  '@electric-sql/pglite',
  '@fastify/swagger-ui',
  '@node-rs/argon2',
  'fs-native-extensions',
  'piscina',
  'sharp',
];

/** As those, but few runs need them. */
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

/** What runs a bundle in another folder needs those of them that the bundle imports. */
export const externalPackages: readonly string[] = [...loadedAtStart, ...loadedWhenNeeded];
