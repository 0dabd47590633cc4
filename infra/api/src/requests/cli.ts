import { messageOf } from '@bergauf/service-kit/error-message';
import { type AdminCall, callAdminApi } from '../admin/call-admin-api.ts';
import { listText, plain, requestText } from './request-text.ts';

const usage = `npm run requests -- <command>

  list             messages and withdrawals that are not done: withdrawals first, the oldest first
  show <number>    one of them, as it was sent
  done <number>    marks it as done

The product API must run: API_INTERNAL_ORIGIN or API_ORIGIN, else http://localhost:<API_PORT>. It needs API_ADMIN_TOKEN, the same here as in the API's environment;
'npm start' makes one that this command finds.
`;

type Call = AdminCall & { readonly show: (body: unknown) => string };

function readCall([command, number, ...others]: readonly string[]): Call | null {
  if (others.length > 0 || (command === 'list') !== (number === undefined)) return null;
  if (number === undefined) return { method: 'GET', path: '/api/admin/requests', show: listText };
  const path = `/api/admin/requests/${encodeURIComponent(number)}`;
  if (command === 'show') return { method: 'GET', path, show: requestText };
  return command === 'done' ? { method: 'PUT', path: `${path}/done`, show: requestText } : null;
}

async function main(): Promise<void> {
  const call = readCall(process.argv.slice(2));
  if (call === null) {
    process.stdout.write(usage);
    process.exitCode = process.argv.includes('--help') ? 0 : 1;
    return;
  }
  process.stdout.write(`${plain(call.show(await callAdminApi(call, 'request', process.env)))}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
});
