import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Longer than a start takes on a busy machine, shorter than a test's timeout. */
const limits = { timeout: 20_000, killSignal: 'SIGKILL' } as const;

/**
 * Runs a program from its TypeScript source and waits for its end. It is killed if it does not end by itself.
 * @returns its exit code (undefined for 0, null if it was killed) and its stdout and stderr
 */
export function runProgram(program: URL, env: NodeJS.ProcessEnv): Promise<{ code: unknown; output: string }> {
  return new Promise((resolve) => {
    const args = ['--import', 'tsx', fileURLToPath(program)];
    execFile(process.execPath, args, { ...limits, env }, (error, stdout, stderr) =>
      resolve({ code: error?.code, output: stdout + stderr }),
    );
  });
}
