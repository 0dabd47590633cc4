import { spawn } from 'node:child_process';
import { messageOf } from '@bergauf/service-kit/error-message';
import { databaseUrlFrom } from './connection-variables.ts';
import { postgresProgram } from './postgres-programs.ts';

// `npm run -s psql -- <arguments of psql>`, for the runbook: psql on the database of DATABASE_URL, whose password is then not on a command
// line, which every user of the machine could read.
try {
  const { file, env } = postgresProgram('psql', databaseUrlFrom(process.env));
  const running = spawn(file, process.argv.slice(2), { env, stdio: 'inherit' });
  running.on('error', (cause) => {
    process.stderr.write(`psql cannot be started; set POSTGRES_BIN to its folder: ${messageOf(cause)}\n`);
    process.exitCode = 1;
  });
  running.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
} catch (cause) {
  process.stderr.write(`${messageOf(cause)}\n`);
  process.exitCode = 1;
}
