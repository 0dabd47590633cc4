import type { RemoteRegistry } from '../client/registry-client.ts';
import type { EditOptions } from '../registry/edit-options.ts';
import type { HistoryEntry } from '../registry/history/history.ts';
import { outcome } from './remote-tables.ts';
import { type ParsedArguments, UsageError } from './run-command.ts';
import { type CommandContext, printShells, printUntried, requireRemoteName, type Subcommand } from './subcommand.ts';
import { editNotice, gateNotice, withNotice } from './waiting-notice.ts';

type Edit = {
  argumentNames: readonly string[];
  /** The last argument may be left out. */
  isLastOptional?: boolean;
  /** Whether the gate examines a release first. */
  isExamined?: (args: readonly string[]) => boolean;
  /** Options in addition to `--revision`. */
  options?: readonly ('note' | 'force')[];
  /** @returns null when nothing had to be changed */
  apply: (registry: RemoteRegistry, args: readonly string[], options: EditOptions) => Promise<HistoryEntry | null>;
};

const edits: Readonly<Record<string, Edit>> = {
  promote: {
    argumentNames: ['name', 'version'],
    isExamined: () => true,
    options: ['note', 'force'],
    apply: (registry, [name = '', version = ''], options) => registry.promote(name, version, options),
  },
  rollback: {
    argumentNames: ['name', 'version'],
    isLastOptional: true,
    options: ['note', 'force'],
    apply: (registry, [name = '', version], options) => registry.rollback(name, version, options),
  },
  canary: {
    argumentNames: ['name', 'version', 'percent'],
    isLastOptional: true,
    isExamined: ([_name, _version, percent]) => Number(percent) !== 0,
    options: ['note', 'force'],
    apply: (registry, [name = '', version = '', percent], options) => {
      if (percent === undefined) return registry.advance(name, version, options);
      if (!/^\d+$/.test(percent) || Number(percent) > 100)
        throw new UsageError(`<percent> is a whole number from 0 to 100, not ${percent}.`);
      return registry.canary(name, version, Number(percent), options);
    },
  },
  disable: {
    argumentNames: ['name'],
    options: ['note'],
    apply: (registry, [name = ''], options) => registry.disable(name, options),
  },
  enable: {
    argumentNames: ['name'],
    options: ['note', 'force'],
    apply: (registry, [name = ''], options) => registry.enable(name, options),
  },
  pin: {
    argumentNames: ['name', 'reason'],
    apply: (registry, [name = '', reason = ''], options) => registry.pin(name, reason, options),
  },
  unpin: {
    argumentNames: ['name'],
    options: ['note'],
    apply: (registry, [name = ''], options) => registry.unpin(name, options),
  },
  note: {
    argumentNames: ['name', 'version', 'text'],
    apply: (registry, [name = '', version = '', text = ''], options) => registry.annotate(name, version, text, options),
  },
};

/** `promote`, `rollback`, `canary`, `disable`, `enable`, `pin`, `unpin` and `note`: edits of the discovery document. */
export function editCommands(context: CommandContext): Record<string, Subcommand> {
  return Object.fromEntries(
    Object.entries(edits).map(([name, edit]) => [
      name,
      {
        options: ['channel', 'revision', ...(edit.options ?? [])],
        run: async (args: readonly string[], words: ParsedArguments) => {
          requireArguments(name, edit, args);
          requireRemoteName(args[0]);
          await applyEdit(edit, args.map(onOneLine), optionsIn(words), context);
        },
      },
    ]),
  );
}

function requireArguments(
  name: string,
  { argumentNames, isLastOptional = false }: Edit,
  args: readonly string[],
): void {
  if (args.length <= argumentNames.length && args.length >= argumentNames.length - Number(isLastOptional)) return;
  const form = argumentNames.map((argument, index) =>
    isLastOptional && index === argumentNames.length - 1 ? `[${argument}]` : `<${argument}>`,
  );
  throw new UsageError(`${name} takes ${form.join(' ')}.`);
}

/** The registry takes notes of one line; a commit message has several. */
const onOneLine = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').trim();

function optionsIn(words: ParsedArguments): EditOptions {
  const revision = words.valueOf('revision');
  if (revision !== undefined && !/^\d{1,15}$/.test(revision)) {
    throw new UsageError(`--revision takes the number of a revision, not ${revision}.`);
  }
  const note = words.valueOf('note');
  return {
    ifRevision: revision === undefined ? undefined : Number(revision),
    note: note === undefined ? undefined : onOneLine(note),
    force: words.has('force'),
  };
}

async function applyEdit(
  { apply, isExamined }: Edit,
  args: readonly string[],
  options: EditOptions,
  { registryOf, shells, output }: CommandContext,
): Promise<void> {
  const registry = await registryOf();
  const untried: string[] = [];
  const edit = apply(registry, args, { ...options, onUntried: (exposes) => untried.push(...exposes) });
  const notice = isExamined?.(args) ? gateNotice(args.slice(0, 2).join(' ')) : editNotice;
  const entry = await withNotice(output, notice, edit);
  output.print(entry ? outcome(entry) : 'Already in that state; nothing was changed.');
  printUntried(output, untried);
  await printShells({ shells, output }, registry, entry);
}
