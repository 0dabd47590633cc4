import { withSecretFiles } from '@bergauf/service-kit/service-env';
import { portFrom, textFrom } from '@bergauf/service-kit/settings';
import { ApiErrorBody } from 'shared-contracts/entities';
import { Value } from 'typebox/value';
import { listText, plain, requestText } from './request-text.ts';

const usage = `npm run requests -- <command>

  list             messages and withdrawals that are not done: withdrawals first, the oldest first
  show <number>    one of them, as it was sent
  done <number>    marks it as done

The product API must run: API_ORIGIN, else http://localhost:<API_PORT>. It needs API_ADMIN_TOKEN, the same here as in the API's environment.
`;

type Call = { readonly method: 'GET' | 'PUT'; readonly path: string; readonly show: (body: unknown) => string };

function readCall([command, number, ...others]: readonly string[]): Call | null {
  if (others.length > 0 || (command === 'list') !== (number === undefined)) return null;
  if (number === undefined) return { method: 'GET', path: '/api/admin/requests', show: listText };
  const path = `/api/admin/requests/${encodeURIComponent(number)}`;
  if (command === 'show') return { method: 'GET', path, show: requestText };
  return command === 'done' ? { method: 'PUT', path: `${path}/done`, show: requestText } : null;
}

async function send({ method, path, show }: Call, env: NodeJS.ProcessEnv): Promise<string> {
  const token = textFrom(withSecretFiles(env, ['API_ADMIN_TOKEN']), 'API_ADMIN_TOKEN', '');
  if (token === '') throw new Error('API_ADMIN_TOKEN is not set.');
  const origin = textFrom(env, 'API_ORIGIN', `http://localhost:${portFrom(env, 'API_PORT', 3001)}`);
  const response = await fetch(`${origin}${path}`, { method, headers: { authorization: `Bearer ${token}` } }).catch(
    (cause: unknown) => {
      throw new Error(`The product API at ${origin} does not respond.`, { cause });
    },
  );
  const received: unknown = await response.json();
  if (Value.Check(ApiErrorBody, received)) {
    if (response.status === 404) throw new Error('There is no such request, or the API runs without API_ADMIN_TOKEN.');
    throw new Error(received.message);
  }
  return show(received);
}

async function main(): Promise<void> {
  const call = readCall(process.argv.slice(2));
  if (call === null) {
    process.stdout.write(usage);
    process.exitCode = 1;
    return;
  }
  process.stdout.write(`${plain(await send(call, process.env))}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
