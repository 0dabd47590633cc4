type Versions = Record<string, string>;

/** The fields of a package.json that packing reads. */
export type PackageDescription = {
  name: string;
  version: string;
  private?: boolean;
  description?: string;
  license: string;
  type: 'module';
  sideEffects?: readonly string[];
  engines?: Versions;
  bin?: Versions;
  files?: readonly string[];
  exports?: Record<string, string>;
  dependencies?: Versions;
  peerDependencies?: Versions;
  /** Fields of the published package only: in the workspace a tool's peer dependency would become a dependency of its services. */
  publishConfig?: { peerDependencies?: Versions; peerDependenciesMeta?: Record<string, { optional: boolean }> };
};

/**
 * The package.json of a published package. In the workspace its exports are TypeScript; other repositories get JavaScript with
 * declarations, since Node loads no TypeScript out of `node_modules`.
 */
export function publishedDescription(found: PackageDescription): Record<string, unknown> {
  const { exports, files = [], publishConfig } = found;
  const peers = publishConfig?.peerDependencies && { ...found.peerDependencies, ...publishConfig.peerDependencies };
  const fields = [
    ...(['name', 'version', 'description', 'license', 'type', 'sideEffects', 'engines', 'bin'] as const),
    ...(['dependencies', 'peerDependencies'] as const),
  ];
  return {
    ...Object.fromEntries(fields.flatMap((field) => (found[field] === undefined ? [] : [[field, found[field]]]))),
    ...publishConfig,
    ...(peers && { peerDependencies: peers }),
    files: [...new Set(['dist', ...files])],
    ...(exports && {
      exports: Object.fromEntries(Object.entries(exports).map(([entry, file]) => [entry, publishedExport(file)])),
    }),
  };
}

function publishedExport(file: string): string | { types: string; default: string } {
  // Hand-written declarations are published unchanged.
  if (file.endsWith('.d.ts')) return { types: file, default: file };
  const built = file.replace(/^\.\/src\//, './dist/');
  if (!/\.tsx?$/.test(built)) return built;
  const stem = built.replace(/\.tsx?$/, '');
  return { types: `${stem}.d.ts`, default: `${stem}.js` };
}
