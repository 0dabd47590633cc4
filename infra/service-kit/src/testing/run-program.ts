import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** More than a start takes on a busy machine, less than a test may take. */
const limits = { timeout: 20_000, killSignal: 'SIGKILL' } as const;

/**
 * Runs a program from its TypeScript source to its end. One that does not end by itself is killed.
 * @returns its exit code, undefined for 0, null when it was killed, and what it wrote to stdout and stderr
 */
export function runProgram(program: URL, env: NodeJS.ProcessEnv): Promise<{ code: unknown; output: string }> {
  return new Promise((resolve) => {
    const args = ['--import', 'tsx', fileURLToPath(program)];
    execFile(process.execPath, args, { ...limits, env }, (error, stdout, stderr) =>
      resolve({ code: error?.code, output: stdout + stderr }),
    );
  });
}
