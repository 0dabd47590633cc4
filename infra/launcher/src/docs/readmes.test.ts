import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { workspaceRoot } from '../system/workspace.ts';

const skipped = /^(node_modules|dist|\..*)$/;
const texts = new Map(markdownBelow('').map((file) => [file, readFileSync(path.join(workspaceRoot, file), 'utf8')]));
const readmes = [...texts].filter(([file]) => path.basename(file) === 'README.md');
const workspaces = readmes.filter(([file]) => existsSync(path.join(workspaceRoot, path.dirname(file), 'package.json')));

it('the root and every workspace have a README of one page: 100 lines and 1,000 words at most', () => {
  const tooLong = workspaces.filter(([, text]) => text.split('\n').length > 100 || wordsOf(text) > 1_000);
  expect(tooLong.map(([file, text]) => `${file}: ${text.split('\n').length} lines, ${wordsOf(text)} words`)).toEqual(
    [],
  );
  expect(workspaces.length).toBeGreaterThan(20);
});

it('a README links to every document in the folder docs beside it', () => {
  const unlinked = workspaces.flatMap(([readme, text]) => {
    const folder = path.join(path.dirname(readme), 'docs');
    const targets = linksIn(text).map((link) => path.join(path.dirname(readme), link.replace(/#.*/, '')));
    const own = [...texts.keys()].filter((file) => path.dirname(file) === folder);
    return own.filter((file) => !targets.includes(file));
  });
  expect(unlinked).toEqual([]);
});

it('a link in a document leads to a file that exists, and to a heading in it', () => {
  const broken = [...texts].flatMap(([file, text]) => {
    return linksIn(text).flatMap((link) => {
      const [target = '', heading] = link.split('#');
      const linked = target === '' ? file : path.join(path.dirname(file), target);
      if (!existsSync(path.join(workspaceRoot, linked))) return [`${file}: ${link}`];
      return heading === undefined || anchorsIn(texts.get(linked) ?? '').includes(heading) ? [] : [`${file}: ${link}`];
    });
  });
  expect(broken).toEqual([]);
});

it.each(['shell', 'infra/api', 'infra/checkout', 'infra/releases'])(
  'documents in %s name each variable that it reads',
  (service) => {
    const name =
      /'((?:API|BERGAUF|CHECKOUT|DATABASE|DRAIN|HANG|LOG|MAIL|OTEL|REDIS|RELEASES|SHELL|SHOP|SMTP|TEAM)_[A-Z0-9_]+)'/g;
    const sources = readdirSync(path.join(workspaceRoot, service, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(^|\/)(testing|bench)\//.test(file))
      .map((file) => readFileSync(path.join(workspaceRoot, service, 'src', file), 'utf8'));
    const read = new Set(sources.flatMap((source) => [...source.matchAll(name)].map(([, variable = '']) => variable)));
    const documented = [...texts].flatMap(([file, text]) => (file.startsWith(`${service}/`) ? [text] : [])).join('\n');
    expect([...read].filter((variable) => !documented.includes(`\`${variable}\``))).toEqual([]);
    expect(read.size).toBeGreaterThan(5);
  },
);

/** Paths relative to the root. */
function markdownBelow(folder: string): string[] {
  return readdirSync(path.join(workspaceRoot, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) return skipped.test(entry.name) ? [] : markdownBelow(name);
    return name.endsWith('.md') ? [name] : [];
  });
}

/** Words outside of the lines and bars of tables. */
const wordsOf = (text: string): number => [...text.matchAll(/[^\s|]*[\p{L}\d][^\s|]*/gu)].length;

const withoutCode = (text: string): string => text.replace(/^```.*?^```/gms, '').replace(/`[^`\n]*`/g, '');

/** Links to files of the repository. */
function linksIn(text: string): string[] {
  const links = [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)|^\[[^\]]+\]: (\S+)$/gm)];
  return links.flatMap(([, inline, reference]) => inline ?? reference ?? []).filter((link) => !/^\w+:/.test(link));
}

/** As a viewer of Markdown makes them from headings. */
function anchorsIn(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\d\s-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  );
}
