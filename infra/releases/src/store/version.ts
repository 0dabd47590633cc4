import semver from 'semver';
import { Refusal } from '../refusal.ts';

/** The longest version that the shell's failure reports accept (`/_shell/failures`). */
const maxLength = 40;

/** A semantic version in its canonical form: not `01.0.0`, `v1.0.0` or `1.0.0+build`. */
export const isVersion = (text: string): boolean => text.length <= maxLength && semver.valid(text) === text;

/** @throws Refusal for a version that no command would find again */
export function checkVersion(text: string): void {
  if (isVersion(text)) return;
  throw new Refusal(
    `"${text}" is not the version of a release: it must be a semantic version such as 1.4.2 or 1.4.2-rc.1, of ${maxLength} characters at most.`,
  );
}

/** `-dev.<n>`: a build of `remote dev`. */
export const isDevelopmentBuild = (version: string): boolean => semver.prerelease(version)?.[0] === 'dev';
