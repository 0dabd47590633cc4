import { spawn } from 'node:child_process';
import path from 'node:path';
import { workspaceRoot } from './workspace.ts';

type ProgramOptions = {
  readonly signal?: AbortSignal | undefined;
  readonly env?: NodeJS.ProcessEnv;
  /** Working folder. Default: the workspace root. */
  readonly folder?: string;
};

/** Runs a program until it ends. @throws with the end of its output if it fails; an `AbortError` if the signal ended it */
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
    let aborted: Error | undefined;
    child.once('error', (cause) => {
      if (child.pid === undefined) reject(cause);
      else aborted = cause;
    });
    const name = path.basename(args.find((arg) => arg.endsWith('.ts')) ?? command);
    // `close`, not `exit`: by then its output has been read.
    child.once('close', (code, endedBy) => {
      if (aborted) reject(aborted);
      else if (code === 0) resolve();
      else reject(new Error(`${name} failed (${code ?? endedBy}):\n${output.slice(-3000)}`));
    });
  });
}
