import { readFileSync } from 'node:fs';
import { type Env, switchFrom, textFrom } from './settings.ts';

/** A service's variables that matter for its security (decision 0080). */
export type ServiceForm = {
  /** Secrets, which may also be set by `<NAME>_FILE`, the name of a file with the value. */
  secrets: readonly string[];
  /** Secrets without which only a demo starts. */
  required: readonly string[];
  /** Switches that may be on only in a demo. */
  demoOnly: readonly string[];
};

/** A demo has conveniences that would be security holes in production: it is enabled explicitly, never by default. */
export const isDemo = (env: Env): boolean => switchFrom(env, 'BERGAUF_DEMO');

/**
 * The environment of a service: secrets are read from their files, and `--demo` sets `BERGAUF_DEMO=on`.
 * @throws one sentence, without the value of a secret, if the service may not start with these variables
 */
export function serviceEnv(given: Env, args: readonly string[], form: ServiceForm): Env {
  const env = { ...withSecretFiles(given, form.secrets), ...(args.includes('--demo') && { BERGAUF_DEMO: 'on' }) };
  if (isDemo(env)) return env;
  for (const name of form.demoOnly) {
    if (switchFrom(env, name)) throw new Error(`${name} is for a demo: it needs BERGAUF_DEMO=on or --demo.`);
  }
  for (const name of form.required) {
    if (textFrom(env, name, '') !== '') continue;
    throw new Error(`${name} or ${name}_FILE must be set; only a demo (BERGAUF_DEMO=on or --demo) starts without it.`);
  }
  return env;
}

/** Reads secrets from their files; a line break at the end of a file is not part of the value. @throws one sentence */
export function withSecretFiles(env: Env, names: readonly string[]): Env {
  const read = names.flatMap((name) => {
    const file = textFrom(env, `${name}_FILE`, '');
    if (file === '') return [];
    if (textFrom(env, name, '') !== '') throw new Error(`${name} and ${name}_FILE must not both be set.`);
    return [[name, secretIn(file, `${name}_FILE`)] as const];
  });
  return { ...env, ...Object.fromEntries(read) };
}

function secretIn(file: string, variable: string): string {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch (cause) {
    throw new Error(`${variable} names a file that cannot be read: "${file}".`, { cause });
  }
  if (text === '') throw new Error(`${variable} names an empty file: "${file}".`);
  return text;
}
