import { spawn } from 'node:child_process';
import { workspaceRoot } from './workspace.ts';

/** Runs a program in the workspace root. @throws with the end of its output, when it fails */
export function runProgram(command: string, args: readonly string[], signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: workspaceRoot, stdio: ['ignore', 'pipe', 'pipe'], signal });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The build failed:\n${output.slice(-3000)}`)),
    );
  });
}
