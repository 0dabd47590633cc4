import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { workspaceRoot } from '../system/workspace.ts';

/*
 * Checks docs/specification, docs/ux-rules.md and docs/architecture.md: the rules that sources cite by number. Each row of their tables
 * has a number, a rule, the files that implement it and the tests that hold it. Files are reference links: `[cart-machine.ts]` with a
 * line `[cart-machine.ts]: <path>` at the end of the document.
 */

type Row = {
  /** Kind and number: `SPEC 4.6`. */
  name: string;
  implementedIn: string;
  heldBy: string;
};

type RuleDocument = {
  file: string;
  text: string;
  rows: readonly Row[];
  /** Label to path, relative to the document. */
  definitions: ReadonlyMap<string, string>;
};

const specification = 'docs/specification';
const documents = [
  ...readdirSync(path.join(workspaceRoot, specification)).map((name) =>
    readDocument('SPEC', `${specification}/${name}`),
  ),
  readDocument('UX', 'docs/ux-rules.md'),
  readDocument('ARCHITECTURE', 'docs/architecture.md'),
];
const rows = documents.flatMap((document) => document.rows);
const sections = documents.flatMap(({ text }) =>
  [...text.matchAll(/^##? ((?:SPEC|ARCHITECTURE) \d+): /gm)].map(([, name = '']) => name),
);

describe('a document of rules', () => {
  it.each(documents)('$file names only files that exist', ({ file, text, definitions }) => {
    const named = [...definitions.values(), ...inlineLinks(text)].map((target) =>
      path.join(path.dirname(file), target),
    );
    expect([...named, ...codePaths(text)].filter((name) => !existsSync(path.join(workspaceRoot, name)))).toEqual([]);
  });

  it.each(documents)('$file defines the links that it uses, and no others', ({ rows, definitions }) => {
    const used = rows.flatMap(({ implementedIn, heldBy }) => [...links(implementedIn), ...links(heldBy)]);
    expect([...new Set(used)].sort()).toEqual([...definitions.keys()].sort());
  });

  it('has each number once, in the section of that number', () => {
    const names = rows.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(names.filter((name) => name.includes('.') && !sections.includes(name.replace(/\.\d+$/, '')))).toEqual([]);
  });

  it('names for each rule the files that implement it, or says that it is not built yet', () => {
    const isIncomplete = ({ implementedIn }: Row) => links(implementedIn).length === 0 && !isNotBuilt(implementedIn);
    expect(rows.filter(isIncomplete)).toEqual([]);
    expect(rows.filter(({ implementedIn }) => links(implementedIn).some(isTest))).toEqual([]);
  });

  it('names for each rule the tests that check it, or says that there is none yet', () => {
    expect(rows.filter((row) => links(row.heldBy).length === 0 && !hasReasonForNoTest(row))).toEqual([]);
    expect(rows.filter(({ heldBy }) => !links(heldBy).every(isTest))).toEqual([]);
  });
});

describe('a source', () => {
  const sources = filesBelow('')
    .filter((file) => /\.(tsx?|cjs|mjs|js|css|sql|md)$/.test(file) && !file.endsWith('docs/docs.test.ts'))
    .map((file) => ({ file, text: read(file) }));

  it('cites numbers that the documents have', () => {
    const known = new Set([...sections, ...rows.map(({ name }) => name)]);
    const unknown = sources.flatMap(({ file, text }) =>
      citations(text).flatMap((citation) => (known.has(citation) ? [] : [`${file}: ${citation}`])),
    );
    expect(unknown).toEqual([]);
  });

  it('cites in one form: SPEC 4 or SPEC 4.6, UX 26, ARCHITECTURE 5', () => {
    const otherForms = sources.flatMap(({ file, text }) =>
      [...text.matchAll(/\b(?:SPEC|UX|ARCHITECTURE)\b(?! \d).{0,20}/g)].map(([form]) => `${file}: ${form}`),
    );
    expect(otherForms).toEqual([]);
  });
});

function readDocument(kind: 'SPEC' | 'UX' | 'ARCHITECTURE', file: string): RuleDocument {
  const text = read(file);
  const rows = [...text.matchAll(/^\| *(\d[\d.]*) *\|.*?\|(.*)\|(.*)\|$/gm)].map(
    ([, number = '', implementedIn = '', heldBy = '']) => ({ name: `${kind} ${number}`, implementedIn, heldBy }),
  );
  const definitions = [...text.matchAll(/^\[(.+)\]: (.+)$/gm)].map(
    ([, label = '', target = '']) => [label, target] as const,
  );
  return { file, text, rows, definitions: new Map(definitions) };
}

/** Each number of `SPEC 4`, `UX 8, 9` and `SPEC 4 and 8`. Of a range, `UX 18 to 22`, the two ends. */
function citations(text: string): string[] {
  const found = text.matchAll(/\b(SPEC|UX|ARCHITECTURE) (\d+(?:\.\d+)?(?:(?:, | and | to )\d+(?:\.\d+)?\b)*)/g);
  return [...found].flatMap(([, kind, numbers = '']) =>
    numbers.split(/, | and | to /).map((number) => `${kind} ${number}`),
  );
}

/** Labels of the reference links in a cell. */
function links(cell: string): string[] {
  return [...cell.matchAll(/\[([^\]]+)\](?!\()/g)].map(([, label = '']) => label);
}

function inlineLinks(text: string): string[] {
  return [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => target);
}

/** Paths in code spans, relative to the root: `infra/api/src/main.ts`. */
function codePaths(text: string): string[] {
  return [...text.matchAll(/`((?:[\w.@-]+\/)+[\w.-]+\.(?:tsx?|md|json|css))`/g)].map(([, name = '']) => name);
}

function isTest(label: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(label);
}

function isNotBuilt(cell: string): boolean {
  return cell.includes('not built yet');
}

function hasReasonForNoTest({ implementedIn, heldBy }: Row): boolean {
  return isNotBuilt(heldBy) && isNotBuilt(implementedIn);
}

/** Paths relative to the root, without what is installed, built or hidden. */
function filesBelow(folder: string): string[] {
  return readdirSync(path.join(workspaceRoot, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(folder, entry.name);
    if (entry.isFile()) return [name];
    const isSkipped = /^(node_modules|dist|\..*)$/.test(entry.name);
    return entry.isDirectory() && !isSkipped ? filesBelow(name) : [];
  });
}

function read(file: string): string {
  return readFileSync(path.join(workspaceRoot, file), 'utf8');
}
