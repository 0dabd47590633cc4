import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Refusal } from '../refusal.ts';

/** Characters from the end of a failed build's output that the error contains. */
const outputTail = 4000;

export type RspackBuild = {
  dir: string;
  version: string;
  buildDir: string;
  /** The build does not fail where the frontend breaks a rule. Default false. */
  skipRules?: boolean;
  /** Ends the build early. */
  signal?: AbortSignal | undefined;
};

/** Runs the remote's own `rspack build`. @throws Refusal with the end of its output when it fails */
export async function runRspack({ dir, version, buildDir, skipRules, signal }: RspackBuild): Promise<void> {
  const child = spawn(process.execPath, [rspackBin(dir), 'build'], {
    cwd: dir,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      BERGAUF_RELEASE_VERSION: version,
      BERGAUF_BUILD_DIR: buildDir,
      ...(skipRules && { BERGAUF_SKIP_RULES: 'on' }),
    },
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
  // Waits for its end after the signal too: it would go on writing into a folder that is being removed.
  const code = await new Promise<number | string>((done) => {
    child.once('close', (exitCode, killedBy) => done(exitCode ?? killedBy ?? 'unknown'));
  });
  if (failure) throw failure;
  const isDiskFull = code !== 0 && /ENOSPC|no space left/i.test(output);
  if (isDiskFull) throw new Refusal(`The disk is full; ${dir} could not be built.`);
  if (code !== 0) throw new Refusal(`rspack build in ${dir} failed (${code}).\n${output.trim()}`);
}

export function rspackBin(dir: string): string {
  try {
    return join(createRequire(join(dir, 'package.json')).resolve('@rspack/cli/package.json'), '..', 'bin', 'rspack.js');
  } catch (error) {
    throw new Refusal(`@rspack/cli is not installed for ${dir}; run npm ci first.`, { cause: error });
  }
}
