import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Refusal } from '../refusal.ts';

/** Length of the end of a failed build's output that the error contains, in characters. */
const outputTail = 4000;

export type RspackBuild = {
  dir: string;
  version: string;
  buildDir: string;
  /** True: the build does not fail if the frontend breaks a rule. Default false. */
  skipRules?: boolean;
  /** Aborts the build. */
  signal?: AbortSignal | undefined;
};

/** What a remote's configuration reads when it is evaluated. */
export const buildEnvironment = ({ version, buildDir, skipRules }: RspackBuild): Record<string, string> => ({
  NODE_ENV: 'production',
  BERGAUF_RELEASE_VERSION: version,
  BERGAUF_BUILD_DIR: buildDir,
  ...(skipRules && { BERGAUF_SKIP_RULES: 'on' }),
});

/** Runs the remote's own `rspack build`. @throws Refusal with the end of its output when it fails */
export async function runRspack(build: RspackBuild): Promise<void> {
  const { dir, signal } = build;
  const child = spawn(process.execPath, [rspackBin(dir), 'build'], {
    cwd: dir,
    env: { ...process.env, ...buildEnvironment(build) },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  });
  let output = '';
  const collect = (chunk: Buffer): void => {
    output = (output + chunk.toString('utf8')).slice(-outputTail);
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  let failure: Error | undefined;
  child.once('error', (error) => {
    failure = error;
  });
  // Waits for the process to end even after the signal: it would go on writing into a folder that is being removed.
  const code = await new Promise<number | string>((done) => {
    child.once('close', (exitCode, killedBy) => done(exitCode ?? killedBy ?? 'unknown'));
  });
  if (failure) throw failure;
  if (code !== 0) throw refusedBuild(dir, output);
}

/** @param output of the bundler */
export function refusedBuild(dir: string, output: string): Refusal {
  if (/ENOSPC|no space left/i.test(output)) return new Refusal(`The disk is full; ${dir} could not be built.`);
  return new Refusal(`rspack build in ${dir} failed.\n${output.trim()}`);
}

export function rspackBin(dir: string): string {
  try {
    return join(createRequire(join(dir, 'package.json')).resolve('@rspack/cli/package.json'), '..', 'bin', 'rspack.js');
  } catch (error) {
    throw new Refusal(`@rspack/cli is not installed for ${dir}; run npm ci first.`, { cause: error });
  }
}
