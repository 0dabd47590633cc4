import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Makes the state folder. @throws one sentence, when it cannot be written to */
export async function prepareStateFolder(home: string): Promise<void> {
  const probe = path.join(home, `.probe-${process.pid}`);
  try {
    await mkdir(path.join(home, 'logs'), { recursive: true });
    await writeFile(probe, '');
    await rm(probe);
  } catch (cause) {
    const reason = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown';
    throw new Error(`The state folder ${home} cannot be written to (${reason}); set BERGAUF_HOME to another folder.`);
  }
}
