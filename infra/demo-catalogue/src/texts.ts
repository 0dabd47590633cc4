import { readdir, readFile } from 'node:fs/promises';
import type { RecordKind, RecordOf } from '@bergauf/catalogue-format/record-kinds';
import type { TeamText } from './reference/teams.ts';

/** The editors' texts: one file for each record, in the order of their names, or one file with all records of a kind. */
const folder = new URL('../texts/', import.meta.url);

type TextKind = Extract<
  RecordKind,
  'pages' | 'stores' | 'articles' | 'flyers' | 'article-categories' | 'store-services' | 'places' | 'menu'
>;

const readJson = async (name: string): Promise<unknown> => JSON.parse(await readFile(new URL(name, folder), 'utf8'));

const inFolders: readonly TextKind[] = ['pages', 'stores', 'articles', 'flyers'];

async function readFolder(kind: string): Promise<readonly unknown[]> {
  const names = (await readdir(new URL(`${kind}/`, folder))).filter((name) => name.endsWith('.json')).sort();
  return Promise.all(names.map((name) => readJson(`${kind}/${name}`)));
}

/** The records of a kind as the editors wrote them. The import and a test check them. */
export async function readTexts<Kind extends TextKind>(kind: Kind): Promise<readonly RecordOf<Kind>[]> {
  if (!inFolders.includes(kind)) return (await readJson(`${kind}.json`)) as readonly RecordOf<Kind>[];
  return (await readFolder(kind)) as readonly RecordOf<Kind>[];
}

/** The clubs as the editors wrote them; what they sell follows from the products. A test checks them. */
export async function readTeams(): Promise<readonly TeamText[]> {
  return (await readFolder('teams')) as readonly TeamText[];
}

export async function readHome(): Promise<RecordOf<'home'>> {
  return (await readJson('home.json')) as RecordOf<'home'>;
}
