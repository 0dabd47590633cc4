import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { remoteName } from 'shared-contracts/discovery';
import { reservedSegments } from 'shared-contracts/reserved-segments';
import { registerInLock } from './register-in-lock.ts';

export type NewFrontend = {
  /** `mf-reviews`. */
  name: string;
  /** First segment of its page's address. Default: the name without `mf-`. */
  path?: string | undefined;
  /** Origin of a shop. If it is running, addresses of its pages and categories are refused. */
  shop?: string;
};

const wholeName = new RegExp(`^${remoteName}$`);

/** Why a new frontend is refused, as one sentence. */
export class NewFrontendRefused extends Error {
  override readonly name = 'NewFrontendRefused';
}

/**
 * Creates a frontend from the template, with a page and a fragment, and adds it to the workspace: the contract of its fragment, the lock
 * file and npm's link.
 * @returns its files, relative to the workspace
 * @throws NewFrontendRefused, before anything is written
 */
export async function createFrontend(root: string, { name, path: given, shop }: NewFrontend): Promise<string[]> {
  if (!/^mf-[a-z]+(-[a-z]+)*$/.test(name) || !wholeName.test(name)) {
    throw new NewFrontendRefused(
      `${name} is not a name of a frontend: mf-, then at most 30 small letters and hyphens, such as mf-reviews.`,
    );
  }
  const short = name.slice(3);
  const page = given ?? short;
  if (!/^[a-z][a-z0-9-]{2,39}$/.test(page)) {
    throw new NewFrontendRefused(
      `${page} is not the first segment of an address: three or more small letters. Name another one: --path bewertungen`,
    );
  }
  if (reservedSegments.has(page)) {
    throw new NewFrontendRefused(`/${page}/ is an address of the shop. Name another one: --path bewertungen`);
  }
  if (shop !== undefined && (await isPage(`${shop}/${page}/`))) {
    throw new NewFrontendRefused(`${shop}/${page}/ is a page already. Name another address: --path bewertungen`);
  }
  if (existsSync(path.join(root, name))) {
    throw new NewFrontendRefused(
      `There is a folder ${name} already. If it is of a command that was interrupted, delete it, and the lines that "git diff" shows.`,
    );
  }
  const contract = path.join(root, 'shared-contracts/src/remote/fragment-map.ts');
  const contracts = withFragment(await readFile(contract, 'utf8'), name);

  const { version } = JSON.parse(await readFile(path.join(root, 'shared-contracts/package.json'), 'utf8')) as {
    version: string;
  };
  const fill = (text: string): string =>
    text
      .replaceAll('mf-example', name)
      .replaceAll('example-path', page)
      .replaceAll('CONTRACT_VERSION', version)
      .replaceAll('Example', pascalCase(short))
      .replaceAll('example', short);
  const template = path.join(root, 'infra/launcher/frontend-template');
  const files: string[] = [];
  for (const source of await readdir(template, { recursive: true })) {
    if (!source.endsWith('.txt')) continue;
    const file = path.join(name, fill(source.slice(0, -'.txt'.length)));
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), fill(await readFile(path.join(template, source), 'utf8')));
    files.push(file);
  }
  await writeFile(contract, contracts);
  await registerInLock(root, name);
  const link = path.join(root, 'node_modules', name);
  if (!existsSync(link)) await symlink(path.join('..', name), link, 'junction');
  return files.sort();
}

/** False also if nothing responds. Categories are data, so only a running shop knows them. */
async function isPage(url: string): Promise<boolean> {
  const asked = fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(5_000) });
  return asked.then(({ status }) => status < 400).catch(() => false);
}

/** Adds the contract of the template's fragment at the end of `FragmentMap`. A shell that does not know it keeps its HTML. */
function withFragment(source: string, name: string): string {
  const end = source.indexOf('\n};\nexport type FragmentName');
  if (end < 0) throw new NewFrontendRefused('shared-contracts has no FragmentMap where it is expected.');
  const entry = `\n  /** A link to the page about a topic. */\n  '${name}/note': { topic: string };`;
  return source.slice(0, end) + entry + source.slice(end);
}

const pascalCase = (name: string): string =>
  name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
