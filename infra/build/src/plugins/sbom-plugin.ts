import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RspackPluginInstance, StatsModule } from '@rspack/core';

type Component = {
  type: 'library';
  name: string;
  version: string;
  purl: string;
  licenses: { license: { id: string } }[];
};

export type Sbom = {
  bomFormat: 'CycloneDX';
  specVersion: '1.5';
  version: 1;
  metadata: { component: { type: 'application'; name: string; version: string } };
  components: Component[];
};

/** Beside the server's files: shells load it with them, browsers do not. */
export const sbomFile = 'sbom.cdx.json';

/**
 * A bundler plugin for a remote's server build, which includes every module of its browser build. It lists the packages in it, in the
 * format CycloneDX, without time and serial number, so that identical sources give identical releases.
 */
export const writeSbom = (release: { name: string; version: string; folder: string }): RspackPluginInstance => ({
  apply(compiler) {
    compiler.hooks.done.tap('sbom', (stats) => {
      if (stats.hasErrors()) return;
      const { modules = [] } = stats.toJson({ all: false, modules: true, nestedModules: true, modulesSpace: Infinity });
      const sbom = sbomOf(release, filesOf(modules));
      writeFileSync(path.join(release.folder, sbomFile), `${JSON.stringify(sbom, null, 2)}\n`);
    });
  },
});

const filesOf = (modules: readonly StatsModule[]): string[] =>
  modules.flatMap(({ nameForCondition, modules: nested = [] }) => [
    ...(nameForCondition ? [nameForCondition] : []),
    ...filesOf(nested),
  ]);

/** @param files of the bundled modules, absolute */
export function sbomOf({ name, version }: { name: string; version: string }, files: readonly string[]): Sbom {
  const folders = new Set(files.flatMap((file) => folderOfPackage(file) ?? []));
  const components = [...folders].map(componentIn).sort((a, b) => (a.purl < b.purl ? -1 : 1));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', name, version } },
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
    licenses: typeof license === 'string' ? [{ license: { id: license } }] : [],
  };
}
