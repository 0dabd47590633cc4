import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { Refusal } from '../refusal.ts';
import type { BuildReport } from './build-report.ts';

const compilerOptions = {
  target: 'es2022',
  lib: ['es2023', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  types: [],
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  ...{
    verbatimModuleSyntax: true,
    resolveJsonModule: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    skipLibCheck: true,
  },
};

/**
 * Checks with the compiler that a frontend's exposed modules have the contract's types: fragments those of `FragmentMap`, pages a route
 * module. Its files are `src/exposes/<name>.ts`. It temporarily writes `.expose-types-*` beside its sources.
 *
 * @throws Refusal with the compiler's messages
 */
export async function checkExposeTypes(dir: string, { name, exposes, provides }: BuildReport): Promise<void> {
  const folder = resolve(dir);
  const missing = Object.keys(exposes).find((expose) => !existsSync(join(folder, `src/exposes/${expose}.ts`)));
  if (missing)
    throw new Refusal(`${name}/${missing} needs a file src/exposes/${missing}.ts, named as what it exposes.`);
  const require = createRequire(join(folder, 'package.json'));
  const stem = join(folder, `.expose-types-${process.pid}`);
  const files = { source: `${stem}.ts`, config: `${stem}.json` };
  const fragments = Object.keys(provides?.fragments ?? {});
  const lines = Object.keys(exposes).map((expose, index) => {
    const type = fragments.includes(expose)
      ? `FragmentExpose<'${name}/${expose}'>`
      : '{ route: RouteModule<any>; messages: MessageSource }';
    return `import * as expose${index} from './src/exposes/${expose}.ts';\nexport const checked${index}: ${type} = expose${index};`;
  });
  const imports = [
    "import type { MessageSource } from 'shared-contracts/i18n';",
    "import type { FragmentExpose, RouteModule } from 'shared-contracts/remote';",
  ];
  const styles = join(require.resolve('shared-contracts/package.json'), '../src/css-modules.d.ts');
  try {
    await writeFile(files.source, [...imports, ...lines].join('\n'));
    await writeFile(files.config, JSON.stringify({ compilerOptions, files: [files.source, styles] }));
    const { code, output } = await runCompiler(compilerIn(require), files.config, folder);
    if (code !== 0) throw new Refusal(`${name} has other types than the contract or its own code expects:\n${output}`);
  } finally {
    await Promise.all(Object.values(files).map((file) => rm(file, { force: true })));
  }
}

function compilerIn(require: NodeJS.Require): string {
  try {
    return join(require.resolve('typescript/package.json'), '../bin/tsc');
  } catch (error) {
    throw new Refusal('typescript is not installed for this frontend; install it, or use --skip-checks.', {
      cause: error,
    });
  }
}

async function runCompiler(
  compiler: string,
  config: string,
  cwd: string,
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [compiler, '-p', config, '--pretty', 'false'], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('close', (code) => done({ code, output: output.trim().slice(0, 4000) }));
  });
}
