import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { publishedDescription } from './package-description.ts';
import { type PublishedPackage, publishedPackages } from './published.ts';
import { firstSources, isTest, readDescription, root, unpublishedImports } from './published-sources.ts';
import { filesBelow, importObjections } from './undeclared-imports.ts';

const run = promisify(execFile);

/** Name to file of each packed package. */
export type PackedPackages = Readonly<Record<string, string>>;

/**
 * Packs the packages for a frontend's own repository with `npm pack`: JavaScript with declarations, instead of the sources that the
 * workspace runs from.
 * @param folder output folder for the files `<name>-<version>.tgz`
 * @throws with the compiler's messages, or with sentences about imports that a package does not declare or another does not publish
 */
export async function packPackages(folder: string): Promise<PackedPackages> {
  const unpublished = unpublishedImports();
  if (unpublished.length > 0) throw new Error(unpublished.join('\n'));
  const parent = path.join(root, 'infra/packages/dist');
  await Promise.all([mkdir(parent, { recursive: true }), mkdir(folder, { recursive: true })]);
  // Inside the workspace, so that the compiler finds the packages' dependencies.
  const stage = await mkdtemp(path.join(parent, 'stage-'));
  try {
    const folders: string[] = [];
    for (const published of publishedPackages) {
      folders.push(await stagePackage(stage, published));
    }
    const options = ['--json', '--ignore-scripts', '--pack-destination', path.resolve(folder)];
    // On Windows npm is a script.
    const inStage = { cwd: stage, shell: process.platform === 'win32', maxBuffer: 64 * 1024 * 1024 };
    const { stdout } = await run('npm', ['pack', ...options, ...folders.map((name) => `./${name}`)], inStage);
    const made = Object.values(JSON.parse(stdout) as Record<string, { name: string; filename: string }>);
    return Object.fromEntries(made.map(({ name, filename }) => [name, path.resolve(folder, filename)]));
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}

/** @returns the package's folder in the stage */
async function stagePackage(stage: string, published: PublishedPackage): Promise<string> {
  const source = path.join(root, published.folder);
  const found = readDescription(published);
  const staged = path.join(stage, path.basename(published.folder));
  await mkdir(staged);
  const copied = (await readdir(source)).filter((name) => !/^(node_modules|dist|assets|\..*)$/.test(name));
  for (const name of copied) await cp(path.join(source, name), path.join(staged, name), { recursive: true });
  await cp(path.join(root, 'LICENSE'), path.join(staged, 'LICENSE'));
  await compile(staged, published);
  const { dependencies, peerDependencies, publishConfig } = found;
  const declared = new Set([
    found.name,
    ...Object.keys({ ...dependencies, ...peerDependencies, ...publishConfig?.peerDependencies }),
  ]);
  const objections = importObjections({ folder: staged, files: sourcesIn(staged), declared });
  if (objections.length > 0) throw new Error(`${found.name}:\n${objections.join('\n')}`);
  await writeFile(path.join(staged, 'package.json'), JSON.stringify(publishedDescription(found), null, 2));
  await removeTests(path.join(staged, 'src'));
  // The next packages find it as an installed package.
  const link = path.join(stage, 'node_modules', found.name);
  await mkdir(path.dirname(link), { recursive: true });
  await symlink(staged, link, 'junction');
  return path.basename(published.folder);
}

const sourcesIn = (staged: string): string[] =>
  filesBelow(path.join(staged, 'dist'), /\.(js|cjs|d\.ts)$/).map((file) => path.join('dist', file));

/** Writes `dist` from `src`: JavaScript and declarations; other files are copied unchanged. */
async function compile(staged: string, published: PublishedPackage): Promise<void> {
  const src = path.join(staged, 'src');
  const files = firstSources(published).map((file) => path.join('src', file));
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    outDir: 'dist',
    rootDir: 'src',
    // The workspace's own type check covers these sources.
    noCheck: true,
  };
  const config = path.join(staged, 'tsconfig.pack.json');
  const base = path.relative(staged, path.join(root, 'tsconfig.json'));
  await writeFile(config, JSON.stringify({ extends: base, compilerOptions, files, include: [], exclude: [] }));
  await run(process.execPath, [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', config], { cwd: staged });
  await rm(config);
  for (const file of filesBelow(src).filter((name) => !/\.tsx?$/.test(name) || name.endsWith('.d.ts'))) {
    const target = path.join(staged, 'dist', file);
    if (!existsSync(target)) await cp(path.join(src, file), target);
  }
}

async function removeTests(src: string): Promise<void> {
  await Promise.all(
    filesBelow(src, /\.tsx?$/)
      .filter(isTest)
      .map((file) => rm(path.join(src, file))),
  );
}
