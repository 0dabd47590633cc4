import { readableTime } from '../printable.ts';
import { Refusal } from '../refusal.ts';
import { isRemoteName, noRemoteName } from '../remote-name.ts';
import { bergaufHome, releasesPaths } from '../state-folder.ts';
import { describeGrant, type Grant, objectionTo, type TeamAction, teamActions } from '../tokens/token.ts';
import { createToken, readTokens, revokeToken } from '../tokens/token-store.ts';
import { table } from './remote-tables.ts';
import { type ParsedArguments, UsageError } from './run-command.ts';
import { type CommandContext, printAll, type Subcommand } from './subcommand.ts';

/**
 * `token create`, `token list` and `token revoke` work on the state folder, so anyone who can write to it can create tokens. The state
 * folder of `BERGAUF_REGISTRY` is on another machine, where a token of this one would not be accepted.
 */
export function tokenCommand({ output, home = bergaufHome }: CommandContext): Subcommand {
  return {
    options: ['operator', 'shell', 'for', 'may', 'days'],
    run: async ([verb = '', name, ...rest], words) => {
      requireOptionsOf(verb, words);
      const paths = releasesPaths(home());
      if (rest.length) throw new UsageError(`Too many words: ${rest.join(' ')}.`);
      const elsewhere = process.env['BERGAUF_REGISTRY'];
      if (elsewhere)
        throw new Refusal(
          `Tokens of ${elsewhere} are made where its state folder is; unset BERGAUF_REGISTRY for this one.`,
        );
      if (verb === 'list' && name === undefined) return printAll(output, rowsOf(await readTokens(paths)));
      if (verb === 'create' && name !== undefined) {
        const grant = grantIn(words);
        return output.print(await createToken(paths, { name, grant, days: daysIn(words) }));
      }
      if (verb === 'revoke' && name !== undefined) {
        await revokeToken(paths, name);
        return output.print(`The token ${name} is revoked.`);
      }
      throw new UsageError('token takes create <name>, list, or revoke <name>.');
    },
  };
}

/** Refuses options that would be ignored: a token that was meant to be limited must not get more rights. */
function requireOptionsOf(verb: string, words: ParsedArguments): void {
  const [surplus] = verb === 'create' ? [] : words.given;
  if (surplus !== undefined) throw new UsageError(`token ${verb} takes no option --${surplus}.`);
  if (words.valueOf('may') !== undefined && words.valueOf('for') === undefined)
    throw new UsageError('--may needs --for <frontend>.');
}

function rowsOf(tokens: Awaited<ReturnType<typeof readTokens>>): string[] {
  if (!tokens.length) return ['There are no tokens.'];
  const rows = tokens.map((token) => [
    token.name,
    describeGrant(token.grant),
    readableTime(token.createdAt),
    objectionTo(token) === null ? `until ${readableTime(token.expiresAt)}` : token.revokedAt ? 'revoked' : 'expired',
  ]);
  return table(['TOKEN', 'FOR', 'MADE', 'STATE'], rows);
}

function grantIn(words: ParsedArguments): Grant {
  const remote = words.valueOf('for');
  const kinds = [words.has('operator'), words.has('shell'), remote !== undefined];
  if (kinds.filter(Boolean).length !== 1) throw new UsageError('A token is --operator, --shell or --for a frontend.');
  if (words.has('operator')) return { kind: 'operator' };
  if (words.has('shell')) return { kind: 'shell' };
  if (remote === undefined || !isRemoteName(remote)) throw new UsageError(noRemoteName(`${remote}`));
  const actions = words.valueOf('may')?.split(',') ?? [...teamActions];
  const wrong = actions.find((action) => !teamActions.includes(action as TeamAction));
  if (wrong !== undefined) throw new UsageError(`--may takes ${teamActions.join(', ')}, not ${wrong}.`);
  return { kind: 'team', remote, actions: [...new Set(actions as TeamAction[])] };
}

function daysIn(words: ParsedArguments): number {
  const days = words.valueOf('days') ?? '90';
  if (/^\d{1,4}$/.test(days) && Number(days) > 0) return Number(days);
  throw new UsageError(`--days takes a number of days from 1 to 9999, not ${days}.`);
}
