import { withSecretFiles } from '@bergauf/service-kit/service-env';
import { type Env, textFrom } from '@bergauf/service-kit/settings';
import pg from 'pg';

/** @throws one sentence without DATABASE_URL and the file that DATABASE_URL_FILE names */
export function databaseUrlFrom(env: Env): string {
  const databaseUrl = textFrom(withSecretFiles(env, ['DATABASE_URL']), 'DATABASE_URL', '');
  if (databaseUrl !== '') return databaseUrl;
  throw new Error(
    'DATABASE_URL, or the file that DATABASE_URL_FILE names, must name the database on a PostgreSQL server.',
  );
}

/**
 * Parameters of DATABASE_URL with the matching variable of PostgreSQL's programs; null: read from a field of `pg`'s client, or irrelevant.
 */
const variableOf: Readonly<Record<string, string | null>> = {
  host: null,
  port: null,
  user: null,
  password: null,
  ssl: 'PGSSLMODE',
  sslmode: 'PGSSLMODE',
  sslnegotiation: 'PGSSLNEGOTIATION',
  sslrootcert: 'PGSSLROOTCERT',
  sslcert: 'PGSSLCERT',
  sslkey: 'PGSSLKEY',
  application_name: 'PGAPPNAME',
  client_encoding: 'PGCLIENTENCODING',
  options: 'PGOPTIONS',
  channel_binding: 'PGCHANNELBINDING',
  connect_timeout: 'PGCONNECT_TIMEOUT',
  target_session_attrs: 'PGTARGETSESSIONATTRS',
  gssencmode: 'PGGSSENCMODE',
  // These have no variable; they do not matter for a program that runs one long query after the other.
  uselibpqcompat: null,
  keepalives: null,
  keepalives_idle: null,
  keepalives_interval: null,
  keepalives_count: null,
  statement_timeout: null,
  lock_timeout: null,
  query_timeout: null,
  idle_in_transaction_session_timeout: null,
};

/** Values that only `pg` supports. */
const modes: Readonly<Record<string, string>> = {
  true: 'require',
  1: 'require',
  'no-verify': 'require',
  false: 'disable',
  0: 'disable',
};

/**
 * The connection that `pg` derives from a URL, as variables for PostgreSQL's programs: on a command line every user of the machine could
 * read the password.
 * @throws one sentence if the URL has a parameter without a known equivalent: the programs might use another server
 */
export function connectionVariables(databaseUrl: string): Record<string, string> {
  const { host, port, user, password, database } = new pg.Client({ connectionString: databaseUrl });
  const fields = { PGHOST: host, PGPORT: String(port), PGUSER: user, PGPASSWORD: password, PGDATABASE: database };
  // The password may be in a file.
  const variables = Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
  for (const [name, value] of new URLSearchParams(/\?([^#]*)/.exec(databaseUrl)?.[1])) {
    const variable = Object.hasOwn(variableOf, name) ? variableOf[name] : undefined;
    if (variable === undefined) throw new Error(`DATABASE_URL has the parameter ${name}, which a backup cannot use.`);
    if (variable !== null) variables[variable] = variable === 'PGSSLMODE' ? (modes[value] ?? value) : value;
  }
  return variables;
}

export const databaseNameOf = (databaseUrl: string): string =>
  new pg.Client({ connectionString: databaseUrl }).database ?? '';
