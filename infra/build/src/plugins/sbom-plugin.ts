import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ConcatenatedModule, type Module, type RspackPluginInstance } from '@rspack/core';

type Component = {
  type: 'library';
  name: string;
  version: string;
  purl: string;
  licenses: { license: License }[];
};

/** `text`: the licence with the names of its holders, which must be passed on with the code; missing where the package has none. */
type License = { id: string; text?: { content: string } };

export type Sbom = {
  bomFormat: 'CycloneDX';
  specVersion: '1.5';
  version: 1;
  metadata: { component: Release & { type: 'application' } };
  components: Component[];
};

/** Beside the server's files: shells load it with them, browsers do not. */
export const sbomFile = 'sbom.cdx.json';

/** The shell has no version. */
type Release = { name: string; version?: string };

type SbomOptions = Release & {
  folder: string;
  /** Files of packages that the build contains without importing them. */
  others?: readonly string[];
};

/**
 * A bundler plugin that lists the packages in a build with their licences, in the format CycloneDX, without time and serial number, so that
 * identical sources give identical releases. A remote's server build includes every module of its browser build.
 */
export const writeSbom = ({ folder, others = [], ...release }: SbomOptions): RspackPluginInstance => ({
  apply(compiler) {
    compiler.hooks.done.tap('sbom', (stats) => {
      if (stats.hasErrors()) return;
      const sbom = sbomOf(release, [...filesOf(stats.compilation.modules), ...others]);
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, sbomFile), `${JSON.stringify(sbom, null, 2)}\n`);
    });
  },
});

/** Statistics do not name all modules that are joined into one. */
const filesOf = (modules: Iterable<Module>): string[] =>
  [...modules].flatMap((module) =>
    module instanceof ConcatenatedModule ? filesOf(module.modules) : (module.nameForCondition() ?? []),
  );

/** @param files of the bundled modules, absolute */
export function sbomOf(release: Release, files: readonly string[]): Sbom {
  const folders = new Set(files.flatMap((file) => folderOfPackage(file) ?? []));
  const components = [...folders].map(componentIn).sort((a, b) => (a.purl < b.purl ? -1 : 1));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', ...release } },
    components,
  };
}

/** The innermost package of a file, whose name may have a scope; null for the workspace's own files. */
const folderOfPackage = (file: string): string | null =>
  /^.*[\\/]node_modules[\\/](@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/.exec(file)?.[0] ?? null;

function componentIn(folder: string): Component {
  const about = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: unknown;
  };
  const { name, version, license } = about;
  return {
    type: 'library',
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    licenses: typeof license === 'string' ? [{ license: { id: license, ...licenceText(folder) } }] : [],
  };
}

function licenceText(folder: string): Pick<License, 'text'> {
  const file = readdirSync(folder).find((name) => /^licen[cs]e(\.|$)/i.test(name));
  return file === undefined ? {} : { text: { content: readFileSync(path.join(folder, file), 'utf8') } };
}
