import { spawn } from 'node:child_process';
import path from 'node:path';
import { workspaceRoot } from './workspace.ts';

/** Imported first by programs that must not outlive the launcher. */
export const endWithLauncher = new URL('./end-with-launcher.mjs', import.meta.url).href;

type ProgramOptions = {
  readonly signal?: AbortSignal | undefined;
  readonly env?: NodeJS.ProcessEnv;
  /** Where it runs. Missing: the workspace root. */
  readonly folder?: string;
  /** Ends it with SIGTERM when this process ends for any reason: it locks something. */
  readonly endsWithLauncher?: boolean;
};

/** Runs a program. @throws with the end of its output, when it fails */
export function runProgram(
  command: string,
  args: readonly string[],
  { signal, env = process.env, folder = workspaceRoot, endsWithLauncher = false }: ProgramOptions = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, endsWithLauncher ? ['--import', endWithLauncher, ...args] : args, {
      cwd: folder,
      env,
      // The last one stays open as long as this process lives.
      stdio: ['ignore', 'pipe', 'pipe', ...(endsWithLauncher ? (['pipe'] as const) : [])],
      signal,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', reject);
    const name = path.basename(args.find((arg) => arg.endsWith('.ts')) ?? command);
    // `close`, not `exit`: by then its output has been read.
    child.once('close', (code, endedBy) =>
      code === 0 ? resolve() : reject(new Error(`${name} failed (${code ?? endedBy}):\n${output.slice(-3000)}`)),
    );
  });
}
