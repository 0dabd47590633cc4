import { constants } from 'node:os';
import path from 'node:path';
import { readCommandLine } from '@bergauf/service-kit/command-line';
import { messageOf } from '@bergauf/service-kit/error-message';
import { numberFrom, textFrom } from '@bergauf/service-kit/settings';
import { type BackedUp, backUp } from './backup.ts';
import { databaseUrlFrom } from './connection-variables.ts';
import { defaultSkippedNumbers, type Restored, restore } from './restore.ts';

function backedUpText({ tables, registryFiles, pictures, namedPictures }: BackedUp, areInBucket: boolean): string {
  const missing = areInBucket
    ? ': they are in a bucket, which is backed up there'
    : `, but the database names ${namedPictures}: the others are lost, or API_HOME is not the API's state folder`;
  const about = pictures < namedPictures ? missing : '';
  return `${tables} tables of the database, ${registryFiles} files of the registry, ${pictures} pictures${about}`;
}

function restoredText({ at, versions, numbers, heldEmails }: Restored, skipped: number): string {
  return [
    `Restored the backup of ${at} (version ${versions.bergauf}, PostgreSQL ${versions.postgres}).`,
    `${skipped} numbers of each sequence are left out, because some were given out after the backup. The next ones:`,
    ...numbers.map(({ name, next }) => `  ${name} ${next}`),
    `Emails that are held, because most of those that were unsent in the backup have been sent since: ${heldEmails}.`,
    'Accounts and subscriptions that ended after the backup are active again.',
    'What to do about both, before the APIs start: docs/runbook.md, "Back up and restore".',
    'Shells may have seen later rollouts: run "npm run remote -- recover" once the registry runs.',
    '',
  ].join('\n');
}

const usages = {
  backup: `npm run backup -- <new folder>

  Writes the database of DATABASE_URL, the registry in BERGAUF_HOME and the pictures in API_HOME (missing: BERGAUF_HOME) into the
  folder, while everything runs. Pictures in a bucket (API_MEDIA_S3_URL) are backed up there. docs/runbook.md, "Back up and restore"`,
  restore: `npm run restore -- <folder of a backup>

  Into the empty database of DATABASE_URL and empty state folders: BERGAUF_HOME, and API_HOME where the API has another one.
  RESTORE_SKIP_NUMBERS (${defaultSkippedNumbers}): numbers of orders and invoices that are left out, because they may have been given
  out after the backup. What has to be done before and afterwards: docs/runbook.md, "Back up and restore"`,
};

const [, , named, ...args] = process.argv;
const action = named === 'restore' ? 'restore' : 'backup';
const folder = readCommandLine(
  usages[action],
  { args, allowPositionals: true },
  ({ positionals: [first, ...others] }) => {
    if (first === undefined || others.length > 0) throw new Error('Name one folder, that of the backup.');
    return first;
  },
);
// A partial backup contains personal data, so it is removed on `exit`.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => process.exit(128 + constants.signals[signal]));
try {
  const { env } = process;
  const databaseUrl = databaseUrlFrom(env);
  const home = path.resolve(textFrom(env, 'BERGAUF_HOME', '.bergauf'));
  const homes = { registryHome: home, apiHome: path.resolve(textFrom(env, 'API_HOME', home)) };
  const places = { folder: path.resolve(folder), databaseUrl, ...homes };
  if (action === 'restore') {
    const skipped = numberFrom(env, 'RESTORE_SKIP_NUMBERS', defaultSkippedNumbers, { min: 0, max: 10_000_000 });
    process.stdout.write(restoredText(await restore(places, skipped), skipped));
  } else {
    const areInBucket = textFrom(env, 'API_MEDIA_S3_URL', '') !== '';
    const backedUp = await backUp(places, areInBucket);
    process.stdout.write(`The backup is in ${places.folder}: ${backedUpText(backedUp, areInBucket)}.\n`);
  }
} catch (cause) {
  process.stderr.write(`${messageOf(cause)}\n`);
  process.exitCode = 1;
}
