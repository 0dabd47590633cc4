import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Runs a program from its TypeScript source to its end. @returns its exit code, undefined for 0, and what it wrote to stdout and stderr */
export function runProgram(program: URL, env: NodeJS.ProcessEnv): Promise<{ code: unknown; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, ['--import', 'tsx', fileURLToPath(program)], { env }, (error, stdout, stderr) =>
      resolve({ code: error?.code, output: stdout + stderr }),
    );
  });
}
