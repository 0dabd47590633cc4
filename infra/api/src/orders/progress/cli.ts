import { withSecretFiles } from '@bergauf/service-kit/service-env';
import { portFrom, textFrom } from '@bergauf/service-kit/settings';
import { ApiErrorBody } from 'shared-contracts/entities';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import { OperatedOrder } from './operated-order.ts';

const usage = `npm run orders -- <command> <order number>

  show <number>           its state, the states that it can be moved to, and its lines once they can be returned
  next <number>           moves it to the next state
  move <number> <state>   moves it: packed, shipped, ready, delivered, cancelled
  return <number> [<line>:<pieces>[:<reason>] ...]
                          books the return of a delivered order: pieces that are returned of a line in all; without lines the whole order.
                          Reasons: too-small, too-large, not-as-described, defective, wrong-item, changed-mind, other

The shopper gets an email about each move. The product API must run: API_ORIGIN, else http://localhost:<API_PORT>. It needs API_ADMIN_TOKEN,
the same here as in the API's environment.
`;

type Call = { readonly method: 'GET' | 'PUT'; readonly path: string; readonly body?: object };

/** `0:2:too-small`. @returns null for anything else */
function readReturnedLine(text: string): object | null {
  const [, position, amount, reason] = /^(\d+):(\d+)(?::([a-z-]+))?$/.exec(text) ?? [];
  if (position === undefined) return null;
  return { position: Number(position), amount: Number(amount), ...(reason !== undefined && { reason }) };
}

function readReturn(path: string, texts: readonly string[]): Call | null {
  const lines = texts.map(readReturnedLine);
  if (lines.includes(null)) return null;
  return { method: 'PUT', path: `${path}/state`, body: { state: 'returned', ...(lines.length > 0 && { lines }) } };
}

function readCall([command, number = '', ...others]: readonly string[]): Call | null {
  const path = `/api/admin/orders/${encodeURIComponent(number)}`;
  if (number === '') return null;
  if (command === 'return') return readReturn(path, others);
  const [state, ...more] = others;
  if (more.length > 0 || (command === 'move') !== (state !== undefined)) return null;
  if (command === 'show') return { method: 'GET', path };
  if (command === 'next') return { method: 'PUT', path: `${path}/state`, body: {} };
  return command === 'move' ? { method: 'PUT', path: `${path}/state`, body: { state } } : null;
}

/** An API of an earlier release sends no lines. Without them the command must not fail: the order has been moved. */
const ReceivedOrder = Type.Object({
  ...OperatedOrder.properties,
  lines: Type.Optional(OperatedOrder.properties.lines),
});

/** The order's lines are listed where they can be returned: a return names them. */
function textOf({ number, state, next, lines = [] }: Static<typeof ReceivedOrder>): string {
  const outcome = next.length > 0 ? `; it can become ${next.join(', ')}` : '';
  const listed = next.includes('returned') ? lines : [];
  return [
    `${number} is ${state}${outcome}.`,
    ...listed.map(
      ({ position, name, amount, returned }) => `  line ${position}: ${amount} of ${name}; ${returned} returned`,
    ),
  ].join('\n');
}

async function send({ method, path, body }: Call, env: NodeJS.ProcessEnv): Promise<string> {
  const token = textFrom(withSecretFiles(env, ['API_ADMIN_TOKEN']), 'API_ADMIN_TOKEN', '');
  if (token === '') throw new Error('API_ADMIN_TOKEN is not set.');
  const origin = textFrom(env, 'API_ORIGIN', `http://localhost:${portFrom(env, 'API_PORT', 3001)}`);
  const response = await fetch(`${origin}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  }).catch((cause: unknown) => {
    throw new Error(`The product API at ${origin} does not respond.`, { cause });
  });
  const received: unknown = await response.json();
  if (Value.Check(ApiErrorBody, received)) {
    if (response.status === 404) throw new Error('There is no such order, or the API runs without API_ADMIN_TOKEN.');
    throw new Error(received.message);
  }
  const { data } = received as { data: unknown };
  return textOf(Value.Parse(ReceivedOrder, data));
}

async function main(): Promise<void> {
  const call = readCall(process.argv.slice(2));
  if (call === null) {
    process.stdout.write(usage);
    process.exitCode = 1;
    return;
  }
  process.stdout.write(`${await send(call, process.env)}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
