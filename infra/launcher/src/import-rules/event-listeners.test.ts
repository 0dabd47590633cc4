import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { remoteFolders, workspaceRoot } from '../system/workspace.ts';

/*
 * Events connect workspaces: each one is emitted, and a workspace other than the emitter's listens to it.
 */

const folders = ['shared-contracts', 'shell', ...remoteFolders];

const sources = folders.flatMap((folder) => {
  const files = readdirSync(path.join(workspaceRoot, folder, 'src'), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|-for-tests|testing\//.test(file))
    .map((file) => ({ folder, text: readFileSync(path.join(workspaceRoot, folder, 'src', file), 'utf8') }));
});

function foldersWith(call: RegExp): string[] {
  return [...new Set(sources.filter(({ text }) => call.test(text)).map(({ folder }) => folder))];
}

const eventMap = readFileSync(path.join(workspaceRoot, 'shared-contracts/src/events.ts'), 'utf8');
const declaration = /export type EventMap = \{\n(.*?)\n\};/s.exec(eventMap)?.[1] ?? '';
const events = [...declaration.matchAll(/^ {2}'?([a-z-]+)'?: /gm)].flatMap(([, name]) => name ?? []);

it('finds the events', () => {
  expect(events).toEqual(expect.arrayContaining(['login', 'logout', 'session-invalid', 'cart-changed']));
});

it.each(events)('%s is emitted, and another workspace listens to it', (event) => {
  const emitters = foldersWith(new RegExp(`\\bemit\\(\\s*'${event}'|\\bchangedEvent: '${event}'`));
  const listeners = foldersWith(new RegExp(`\\bbus\\.on\\(\\s*'${event}'`));
  expect(emitters).not.toEqual([]);
  expect(listeners.filter((folder) => !emitters.includes(folder))).not.toEqual([]);
});
