import { parseArgs } from 'node:util';
import type { Effect } from './check.ts';
import { type Result, runChecks } from './run.ts';

const usage = `npm run conformance -- --api https://api.example [--shop https://shop.example] [--read-only] [--orders] [--team]
  [--delisted /p/…/] [--moved /p/…/]

Tests whether a product API keeps what the frontends rely on.

  --api        its origin (default http://localhost:3001)
  --shop       the origin of the shop whose browsers call it (default http://localhost:3000)
  --read-only  only calls that change nothing
  --orders     not with --read-only: also places four orders and cancels one, and sends two messages and a request for an
               appointment, which stay
  --team       also the team shop's calls
  --delisted   the path of a product that is sold no longer
  --moved      a path of before, whose product has another one now

Without --read-only it fills carts and wishlists of guests and registers accounts, which it deletes: use a test system.
`;

const options = {
  api: { type: 'string', default: 'http://localhost:3001' },
  shop: { type: 'string', default: 'http://localhost:3000' },
  'read-only': { type: 'boolean', default: false },
  orders: { type: 'boolean', default: false },
  team: { type: 'boolean', default: false },
  delisted: { type: 'string' },
  moved: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

function originOf(option: string, text: string): string {
  if (!URL.canParse(text) || !/^https?:/.test(text)) throw new Error(`--${option} is not an http address: ${text}`);
  return new URL(text).origin;
}

function report({ call, promise, fault }: Result, before: string | null): void {
  if (call !== before) say(`\n${call}`);
  say(fault === null ? `  ok      ${promise}` : `  FAILED  ${promise}\n          ${fault}`);
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options });
  if (values.help) return say(usage);
  if (values['read-only'] && values.orders) throw new Error('--orders places orders, which --read-only excludes.');
  const effects: Effect[] = ['reads'];
  if (!values['read-only']) effects.push('writes');
  if (values.orders) effects.push('orders');
  const api = originOf('api', values.api);
  const results: Result[] = [];
  const { team, delisted, moved } = values;
  const addresses = { delisted, moved };
  for await (const result of runChecks({ api, shop: originOf('shop', values.shop), effects, team, addresses })) {
    report(result, results.at(-1)?.call ?? null);
    results.push(result);
  }
  const failed = results.filter(({ fault }) => fault !== null).length;
  say(`\n${api}: ${results.length - failed} promises kept, ${failed} broken`);
  if (failed > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
});
