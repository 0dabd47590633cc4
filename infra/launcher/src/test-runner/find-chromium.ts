import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { chromium } from 'playwright';

export type FoundChromium = {
  executable: string;
  where: string;
  /** Chromium's headless shell, if it is installed and no other browser was named: the same engine for less processor time. */
  headlessShell: string | null;
};

type Executable = Omit<FoundChromium, 'headlessShell'>;

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const packages = ['chromium', 'chromium-headless-shell'];

/**
 * A Chromium for the browser tests: an installed one, else Playwright's own download, else Debian's package.
 * @throws one sentence, when there is no way to one
 */
export function findChromium(say: (line: string) => void): FoundChromium {
  const asked = process.env['CHROMIUM'];
  if (asked) return { executable: asked, where: 'named by CHROMIUM', headlessShell: null };
  return { ...findExecutable(say), headlessShell: inPath(['chromium-headless-shell']) };
}

function findExecutable(say: (line: string) => void): Executable {
  const installed = inPath(names);
  if (installed) return { executable: installed, where: 'installed on this machine' };
  if (isExecutable(chromium.executablePath()))
    return { executable: chromium.executablePath(), where: "Playwright's own" };
  say('no Chromium yet: trying the download of Playwright');
  const download = spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore', timeout: 300_000 });
  if (download.status === 0 && isExecutable(chromium.executablePath())) {
    return { executable: chromium.executablePath(), where: "Playwright's own download" };
  }
  say('no download to be had: trying the packages of Debian');
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const args of [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', ...packages],
  ]) {
    const [command = '', ...rest] = [...sudo, ...args];
    spawnSync(command, rest, { stdio: 'ignore', timeout: 600_000 });
  }
  const packaged = inPath(names);
  if (packaged) return { executable: packaged, where: "Debian's package" };
  throw new Error('There is no Chromium, and none could be installed; set CHROMIUM to the path of one.');
}

function inPath(names: readonly string[]): string | null {
  for (const folder of (process.env['PATH'] ?? '').split(':')) {
    for (const name of names) if (isExecutable(`${folder}/${name}`)) return `${folder}/${name}`;
  }
  return null;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
