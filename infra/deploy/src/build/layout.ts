import type { ServiceName } from '@bergauf/launcher/system/services';

/** A command-line program for operators, in the same image as the service. */
type Tool = { name: string; entry: string };

export type Layout = {
  /** The workspace folder whose sources the bundle belongs to. */
  folder: string;
  /** Files and folders beside the sources that are read at run time, relative to the workspace root. */
  files: readonly string[];
  /** Packages whose files are read at run time, in addition to those that the bundle imports. */
  packages: readonly string[];
  tools: readonly Tool[];
};

const bundle = 'dist/service/main.mjs';

/** Contents of a built service, in addition to its bundle and the packages that it imports. */
export const layouts: Readonly<Record<ServiceName, Layout>> = {
  api: {
    folder: 'infra/api',
    files: ['infra/api/src/database/migrations'],
    packages: ['@expo-google-fonts/archivo', '@expo-google-fonts/noto-sans'],
    tools: [
      { name: 'catalogue', entry: 'infra/api/src/catalogue-import/cli/main.ts' },
      { name: 'orders', entry: 'infra/api/src/orders/progress/cli.ts' },
      { name: 'requests', entry: 'infra/api/src/requests/cli.ts' },
    ],
  },
  releases: {
    folder: 'infra/releases',
    files: ['shared-contracts/package.json'],
    packages: [],
    tools: [{ name: 'remote', entry: 'infra/releases/src/cli/main.ts' }],
  },
  checkout: {
    folder: 'infra/checkout',
    files: ['infra/checkout/src/messages', 'infra/checkout/public', 'infra/checkout/dist/client'],
    packages: [],
    tools: [],
  },
  shell: {
    folder: 'shell',
    files: ['shell/public', 'shell/dist/client', 'shell/dist/server', 'shell/dist/sbom.cdx.json'],
    packages: ['piscina'],
    tools: [],
  },
};

/** The program of a built service, relative to its folder. */
export const programOf = (name: ServiceName): string => `${layouts[name].folder}/${bundle}`;

export const toolOf = (name: ServiceName, tool: string): string => `${layouts[name].folder}/dist/tools/${tool}.mjs`;
