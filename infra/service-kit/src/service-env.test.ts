import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type ServiceForm, serviceEnv } from './service-env.ts';

const form: ServiceForm = { secrets: ['THE_TOKEN', 'OTHER'], required: ['THE_TOKEN'], demoOnly: ['OPEN_MAILBOX'] };
const start = (env: Record<string, string>, ...args: string[]) => serviceEnv(env, args, form);

async function fileWith(text: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bergauf-secret-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'token');
  await writeFile(file, text);
  return file;
}

test.each([undefined, '', 'off'])('without its secret a service starts as a demo only: BERGAUF_DEMO=%s', (demo) => {
  const sentence =
    'THE_TOKEN or THE_TOKEN_FILE must be set; only a demo (BERGAUF_DEMO=on or --demo) starts without it.';
  expect(() => start({ ...(demo !== undefined && { BERGAUF_DEMO: demo }) })).toThrow(sentence);
  expect(start({ BERGAUF_DEMO: 'on' })).toEqual({ BERGAUF_DEMO: 'on' });
  expect(start({}, '--demo')).toEqual({ BERGAUF_DEMO: 'on' });
  expect(start({ THE_TOKEN: 't' })).toEqual({ THE_TOKEN: 't' });
});

test.each([undefined, 'development', 'test'])(
  'conveniences are refused outside a demo, for any NODE_ENV: %s',
  (mode) => {
    const env = { THE_TOKEN: 't', OPEN_MAILBOX: 'on', ...(mode && { NODE_ENV: mode }) };
    expect(() => start(env)).toThrow('OPEN_MAILBOX is for a demo: it needs BERGAUF_DEMO=on or --demo.');
    expect(start(env, '--demo')).toMatchObject({ OPEN_MAILBOX: 'on' });
  },
);

test('secrets come from files', async () => {
  const file = await fileWith(' from a file \r\n');
  // Only the line break is not part of it.
  expect(start({ THE_TOKEN_FILE: file })).toMatchObject({ THE_TOKEN: ' from a file ' });
  expect(() => start({ THE_TOKEN_FILE: file, THE_TOKEN: 't' })).toThrow(
    'THE_TOKEN and THE_TOKEN_FILE must not both be set.',
  );
  expect(() => start({ THE_TOKEN: 't', OTHER_FILE: '/nowhere' })).toThrow(
    'OTHER_FILE names a file that cannot be read: "/nowhere".',
  );
  const empty = await fileWith('\n');
  expect(() => start({ THE_TOKEN_FILE: empty })).toThrow(`THE_TOKEN_FILE names an empty file: "${empty}".`);
});
