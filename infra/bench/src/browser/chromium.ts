import { spawnSync } from 'node:child_process';
import { findChromium } from '@bergauf/launcher/test/find-chromium';

/** The browser to measure with, and its version. */
export function benchChromium(say: (line: string) => void): { executable: string; version: string } {
  const { executable, where } = findChromium(say);
  say(`measuring with ${executable} (${where})`);
  const { stdout } = spawnSync(executable, ['--version'], { encoding: 'utf8' });
  return { executable, version: /[\d.]+/.exec(stdout ?? '')?.[0] ?? 'of unknown version' };
}
