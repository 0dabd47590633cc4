import { spawn } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { workspaceRoot } from '@bergauf/launcher/system/workspace';
import type { Page } from 'playwright';
import { unthrottled, withColdPage } from '../browser/cold-page.ts';
import { median } from '../median.ts';

/** Milliseconds, medians. */
export type TeamToolsResult = {
  /** From saving a component of mf-catalog until an open list in the running shop shows it; `loads`: reloads of that page. */
  saved: number;
  loads: number;
  /** `npm run remote -- list`. */
  list: number;
};

const command = path.join(workspaceRoot, 'infra/releases/bin/remote.mjs');
/** Inside the workspace, so that the copy finds its packages. */
const folder = path.join(workspaceRoot, 'infra/bench/.changed');
const tile = 'src/tile/tile.tsx';
const saves = 7;
/** Timeout for the first build. */
const linkMs = 60_000;
/** Pause between two saves, so that each is built separately. */
const pauseMs = 2_500;

/** Measures waiting times of a team: a save in a frontend that is developed in the running shop, and the registry's command. */
export async function measureTeamTools(
  executable: string,
  { home, shop, listPath, signal }: { home: string; shop: string; listPath: string; signal: AbortSignal },
): Promise<TeamToolsResult> {
  const env = { ...process.env, BERGAUF_HOME: home };
  const lists: number[] = [];
  // The first run may have to bundle the command.
  for (let run = 0; run < 8; run += 1)
    lists.push(await timeOf('npm', ['run', '--silent', 'remote', '--', 'list'], env));

  const copy = path.join(folder, 'mf-catalog');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  const stop = new AbortController();
  let ending = Promise.resolve();
  try {
    await cp(path.join(workspaceRoot, 'mf-catalog'), copy, {
      recursive: true,
      filter: (source) => !/[\\/](node_modules|dist)$|\.test\.tsx?$/.test(source),
    });
    const { link, ended } = developed(copy, shop, env, AbortSignal.any([signal, stop.signal]));
    ending = ended;
    const address = await link;
    const { times, loads } = await withColdPage(executable, unthrottled, async ({ page, network }) => {
      await page.goto(address);
      // The link's page asks for confirmation.
      await Promise.all([page.waitForURL(`${shop}/`), page.getByRole('button', { name: 'Vorschau ansehen' }).click()]);
      await page.goto(shop + listPath);
      await network.quiet(1_000, 30_000);
      return savesSeen(page, path.join(copy, tile));
    });
    return { saved: median(times), loads, list: median(lists.slice(1)) };
  } finally {
    stop.abort();
    await ending;
    await rm(folder, { recursive: true, force: true });
  }
}

async function savesSeen(page: Page, file: string): Promise<{ times: number[]; loads: number }> {
  const text = await readFile(file, 'utf8');
  const times: number[] = [];
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  for (let save = 1; save <= saves; save += 1) {
    const changed = text.replace('<article', `<article data-save="${save}"`);
    if (changed === text) throw new Error(`${tile} has no <article> any more: adapt the bench`);
    const started = performance.now();
    await writeFile(file, changed);
    await page.locator(`[data-save="${save}"]`).first().waitFor({ state: 'attached', timeout: 30_000 });
    times.push(performance.now() - started);
    await sleep(pauseMs);
  }
  return { times, loads };
}

/** Starts the command that develops a frontend in a shop. @returns the link that it prints, and a function that ends it */
function developed(
  dir: string,
  shop: string,
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
): { link: Promise<string>; ended: Promise<void> } {
  const child = spawn(process.execPath, [command, 'dev', '--shop', shop], { cwd: dir, env, signal });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const link = new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`remote dev printed no link:\n${printed}`)), linkMs);
    let printed = '';
    const read = (chunk: Buffer): void => {
      printed += chunk.toString();
      const [link] = /^http\S+\/_shell\/preview\/\S+$/m.exec(printed) ?? [];
      if (!link) return;
      clearTimeout(timer);
      resolve(link);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', reject);
    child.once('close', () => reject(new Error(`remote dev has ended:\n${printed}`)));
  });
  return { link, ended };
}

function timeOf(name: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(name, args, { cwd: workspaceRoot, env, stdio: 'ignore' });
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve(performance.now() - started) : reject(new Error(`${name} ${args.join(' ')} failed`)),
    );
  });
}
