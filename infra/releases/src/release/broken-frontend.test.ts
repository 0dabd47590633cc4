// @module-tag rotated
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../fixtures/sample-release.ts';
import { checkExposeTypes } from './check-expose-types.ts';
import { releaseRemote } from './release-remote.ts';

/** A frontend in a folder of the workspace, where it finds its dependencies. */
async function frontend(files: Readonly<Record<string, string>>): Promise<string> {
  const dir = await mkdtemp(fileURLToPath(new URL('../../.broken-', import.meta.url)));
  onTestFinished(() => rm(dir, { recursive: true }));
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(dir, file)), { recursive: true });
    await writeFile(join(dir, file), text);
  }
  return dir;
}

const messages = `import { defineMessages } from 'shared-contracts/i18n';
export const messages = defineMessages({}, { en: async () => ({ default: {} }) });`;

test('a release is refused with a sentence for each rule that the frontend breaks', async () => {
  const dir = await frontend({
    'package.json': '{ "name": "mf-broken", "version": "1.0.0", "type": "module" }',
    'rspack.config.ts': `import { remote } from '@bergauf/build/remote';
export default remote({ name: 'mf-broken', exposes: { note: './src/exposes/note.ts' } });`,
    'src/exposes/note.ts': `export { messages } from '../messages.ts';
export { default as texts } from '../messages/at.json';
export { Note as Fragment } from '../note.tsx';`,
    'src/messages.ts': messages,
    'src/messages/at.json': '{ "hint": "{count, plurl}" }',
    'src/messages/en.json': '{}',
    'src/note.module.css': '.note { color: red; }\nh1 { color: red; }',
    'src/note.tsx': `import { useTranslate } from 'shared-contracts/i18n';
import styles from './note.module.css';
window.addEventListener('resize', () => {});
export const seen = new Set<string>();
export function Note() {
  const t = useTranslate<string>();
  return <p className={styles.note}>{t('nowhere')}</p>;
}`,
  });
  const released = releaseRemote({ dir, home: await temporaryFolder(), contractVersion: '3.5.0' });
  const { message } = await released.then(
    () => ({ message: 'It was released.' }),
    (error: Error) => error,
  );
  expect(message).toContain('mf-broken: mf-broken/note is a fragment, which FragmentMap does not have.');
  expect(message).toContain(
    'mf-broken: src/note.tsx:3 runs a statement when it is imported: move it into a component, a loader or a store.',
  );
  expect(message).toContain('mf-broken: src/note.tsx:4 keeps state in seen, which all shoppers share on the server:');
  expect(message).toContain('mf-broken: src/messages/en.json lacks the message hint.');
  expect(message).toContain('mf-broken: src/note.tsx uses the message nowhere, which no at.json has.');
  // Warnings about intended settings of the presets would hide these messages.
  expect(message).not.toContain('WARNING');
  expect(message).toContain('the message hint is no ICU message (INVALID_ARGUMENT_TYPE): {count, plurl}');
  expect(message).toContain(
    'mf-broken: src/note.module.css:2 has h1 without a class of the frontend: use a class of a CSS module.',
  );
});

test('a message that formats a date is refused: it would use the device’s time zone and American English', async () => {
  const dir = await frontend({
    'package.json': '{ "name": "mf-broken", "version": "1.0.0", "type": "module" }',
    'rspack.config.ts': `import { remote } from '@bergauf/build/remote';
export default remote({ name: 'mf-broken', exposes: { page: './src/page.ts' } });`,
    'src/page.ts': `export { default as messages } from './messages/at.json';
export const route = {};`,
    'src/messages/at.json': '{ "until": "Bis {day, date, long}" }',
  });
  await expect(releaseRemote({ dir, home: await temporaryFolder(), contractVersion: '3.5.0' })).rejects.toThrow(
    'the message until formats a date or time; give it the text of shared-contracts/dates: Bis {day, date, long}',
  );
});

test('a fragment with other props than the contract has is refused with the message of the compiler', async () => {
  const note = (props: string) => `import type { ReactElement } from 'react';
export { messages } from '../messages.ts';
export declare function Fragment(props: ${props}): ReactElement;`;
  const about = (expose: string) => ({
    name: 'mf-cart-wishlist',
    version: '1.0.0',
    clientEntry: 'client/e.js',
    serverEntry: 'server/e.js',
    exposes: { [expose]: { scripts: [], styles: [] } },
    uses: { fragments: {}, events: [] },
    provides: { fragments: { heart: [] }, events: [] },
  });
  const folder = (props: string) =>
    frontend({
      'package.json': '{ "name": "mf-cart-wishlist", "version": "1.0.0", "type": "module" }',
      'src/messages.ts': messages,
      'src/exposes/heart.ts': note(props),
      'src/exposes/cart-page.ts': "export { messages } from '../messages.ts';\nexport const route = { loader: 1 };",
    });
  const sound = await folder('{ productId: string; productName: string }');
  await expect(checkExposeTypes(sound, about('heart'))).resolves.toBeUndefined();
  await expect(checkExposeTypes(await folder('{ productId: number }'), about('heart'))).rejects.toThrow(
    /other types than the contract[\s\S]*productId/,
  );
  await expect(checkExposeTypes(sound, about('cart-page'))).rejects.toThrow(/RouteModule/);
  await expect(checkExposeTypes(sound, about('tour-page'))).rejects.toThrow(
    'mf-cart-wishlist/tour-page needs a file src/exposes/tour-page.ts, named as what it exposes.',
  );
  expect((await readdir(sound)).filter((file) => file.startsWith('.expose'))).toEqual([]);
});
