import { spawn } from 'node:child_process';
import path from 'node:path';
import { workspaceRoot } from './workspace.ts';

type ProgramOptions = {
  readonly signal?: AbortSignal | undefined;
  readonly env?: NodeJS.ProcessEnv;
  /** Where it runs. Missing: the workspace root. */
  readonly folder?: string;
};

/** Runs a program. @throws with the end of its output, when it fails */
export function runProgram(
  command: string,
  args: readonly string[],
  { signal, env = process.env, folder = workspaceRoot }: ProgramOptions = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', reject);
    const name = path.basename(args.find((arg) => arg.endsWith('.ts')) ?? command);
    // `close`, not `exit`: by then its output has been read.
    child.once('close', (code, endedBy) =>
      code === 0 ? resolve() : reject(new Error(`${name} failed (${code ?? endedBy}):\n${output.slice(-3000)}`)),
    );
  });
}
