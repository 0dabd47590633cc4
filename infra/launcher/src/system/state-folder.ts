import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '@bergauf/api/database/make-folder';

/** Creates the state folder. @throws one sentence if it cannot be written to */
export async function prepareStateFolder(home: string): Promise<void> {
  const probe = path.join(home, `.probe-${process.pid}`);
  try {
    for (const folder of [home, path.join(home, 'logs'), path.join(home, 'builds')]) await makeFolder(folder);
    await writeFile(probe, '');
    await rm(probe);
  } catch (cause) {
    const reason = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown';
    throw new Error(`The state folder ${home} cannot be written to (${reason}); set BERGAUF_HOME to another folder.`);
  }
}
