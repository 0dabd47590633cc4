import { messageOf } from '@bergauf/service-kit/error-message';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import { type AdminCall, callAdminApi } from '../../admin/call-admin-api.ts';
import { OperatedOrder } from './operated-order.ts';

const usage = `npm run orders -- <command> <order number>

  show <number>           its state, the states that it can be moved to, and its lines once they can be returned
  next <number>           moves it to the next state
  move <number> <state>   moves it: packed, shipped, ready, delivered, cancelled
  return <number> [<line>:<pieces>[:<reason>] ...]
                          books the return of a delivered order: pieces that are returned of a line in all; without lines the whole order.
                          Reasons: too-small, too-large, not-as-described, defective, wrong-item, changed-mind, other

The shopper gets an email about each move. The product API must run: API_INTERNAL_ORIGIN or API_ORIGIN, else http://localhost:<API_PORT>. It needs API_ADMIN_TOKEN,
the same here as in the API's environment; 'npm start' makes one that this command finds.
`;

/** `0:2:too-small`. @returns null for anything else */
function readReturnedLine(text: string): object | null {
  const [, position, amount, reason] = /^(\d+):(\d+)(?::([a-z-]+))?$/.exec(text) ?? [];
  if (position === undefined) return null;
  return { position: Number(position), amount: Number(amount), ...(reason !== undefined && { reason }) };
}

function readReturn(path: string, texts: readonly string[]): AdminCall | null {
  const lines = texts.map(readReturnedLine);
  if (lines.includes(null)) return null;
  return { method: 'PUT', path: `${path}/state`, body: { state: 'returned', ...(lines.length > 0 && { lines }) } };
}

function readCall([command, number = '', ...others]: readonly string[]): AdminCall | null {
  const path = `/api/admin/orders/${encodeURIComponent(number)}`;
  if (number === '') return null;
  if (command === 'return') return readReturn(path, others);
  const [state, ...more] = others;
  if (more.length > 0 || (command === 'move') !== (state !== undefined)) return null;
  if (command === 'show') return { method: 'GET', path };
  if (command === 'next') return { method: 'PUT', path: `${path}/state`, body: {} };
  return command === 'move' ? { method: 'PUT', path: `${path}/state`, body: { state } } : null;
}

/** An API of an earlier release sends no lines. The command must not fail for that, as the order has been moved. */
const ReceivedOrder = Type.Object({
  ...OperatedOrder.properties,
  lines: Type.Optional(OperatedOrder.properties.lines),
});

/** The order's lines are listed if they can be returned, as a return refers to them. */
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

async function main(): Promise<void> {
  const call = readCall(process.argv.slice(2));
  if (call === null) {
    process.stdout.write(usage);
    process.exitCode = process.argv.includes('--help') ? 0 : 1;
    return;
  }
  const { data } = (await callAdminApi(call, 'order', process.env)) as { data: unknown };
  process.stdout.write(`${textOf(Value.Parse(ReceivedOrder, data))}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
});
