import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const program = fileURLToPath(new URL('../catalogue-import/cli/main.ts', import.meta.url));

export type CommandOutput = { readonly code: number; readonly output: string };

/** `npm run catalogue -- …` as a process without a terminal, with further variables of its environment. */
export const catalogueCommand =
  (env: NodeJS.ProcessEnv = {}) =>
  async (...args: string[]): Promise<CommandOutput> => {
    try {
      const { stdout } = await run(process.execPath, ['--import', 'tsx', program, ...args], {
        env: { ...process.env, ...env },
      });
      return { code: 0, output: stdout };
    } catch (error) {
      const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
      return { code, output: stdout + stderr };
    }
  };
