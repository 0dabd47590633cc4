import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { fileOf, type RecordKind, type RecordOf } from '../record-kinds.ts';

export const exampleFolder = fileURLToPath(new URL('../../example', import.meta.url));
export const csvExampleFolder = fileURLToPath(new URL('../../example-csv', import.meta.url));

export type FolderCopy = {
  readonly folder: string;
  /** Changes a file's text. */
  edit(file: string, change: (text: string) => string): Promise<void>;
  /** Changes the parsed record in line `line` (from 1) of a kind's file. */
  editRecord<Kind extends RecordKind>(
    kind: Kind,
    line: number,
    change: (record: RecordOf<Kind>) => unknown,
  ): Promise<void>;
  remove(): Promise<void>;
};

/** A copy of an example folder that a test may break. */
export async function copyOfExample(source: string = exampleFolder): Promise<FolderCopy> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bergauf-example-'));
  await cp(source, folder, { recursive: true });
  const edit: FolderCopy['edit'] = async (file, change) => {
    const whole = path.join(folder, file);
    await writeFile(whole, change(await readFile(whole, 'utf8')));
  };
  return {
    folder,
    edit,
    editRecord: (kind, line, change) =>
      edit(fileOf(kind), (text) => {
        const lines = text.split('\n');
        const record = JSON.parse(lines[line - 1] ?? '');
        lines[line - 1] = JSON.stringify(change(record) ?? record);
        return lines.join('\n');
      }),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
