import semver from 'semver';
import { Refusal } from '../refusal.ts';

/** What browsers may report of a release has this length at most (shell, `/_shell/failures`). */
const maxLength = 40;

/** A version in the one form that semantic versioning gives it: `01.0.0`, `v1.0.0` and `1.0.0+build` are others. */
export const isVersion = (text: string): boolean => text.length <= maxLength && semver.valid(text) === text;

/** @throws Refusal, for what would be stored and then found by no command */
export function checkVersion(text: string): void {
  if (isVersion(text)) return;
  throw new Refusal(
    `"${text}" is not the version of a release: it must be a semantic version such as 1.4.2 or 1.4.2-rc.1, of ${maxLength} characters at most.`,
  );
}

/** `-dev.<n>`: what a release watch made. */
export const isDevelopmentBuild = (version: string): boolean => semver.prerelease(version)?.[0] === 'dev';
