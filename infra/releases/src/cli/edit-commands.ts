import { sentenceOf } from '../refusal.ts';
import type { HistoryEntry } from '../registry/history/history.ts';
import type { Registry } from '../registry/registry.ts';
import { outcome } from './remote-tables.ts';
import { UsageError } from './run-command.ts';
import { type CommandContext, compareWithRegistry, printAll, type Subcommand } from './subcommand.ts';

type Edit = {
  argumentNames: readonly string[];
  /** The last argument may be left out. */
  isLastOptional?: boolean;
  /** @returns null when nothing had to be changed */
  apply: (registry: Registry, args: readonly string[]) => Promise<HistoryEntry | null>;
};

const edits: Readonly<Record<string, Edit>> = {
  promote: {
    argumentNames: ['name', 'version'],
    apply: (registry, [name = '', version = '']) => registry.promote(name, version),
  },
  rollback: {
    argumentNames: ['name', 'version'],
    isLastOptional: true,
    apply: (registry, [name = '', version]) => registry.rollback(name, version),
  },
  canary: {
    argumentNames: ['name', 'version', 'percent'],
    apply: (registry, [name = '', version = '', percent = '']) => {
      if (!/^\d+$/.test(percent)) throw new UsageError(`<percent> is a whole number from 0 to 100, not ${percent}.`);
      return registry.canary(name, version, Number(percent));
    },
  },
  disable: { argumentNames: ['name'], apply: (registry, [name = '']) => registry.disable(name) },
  enable: { argumentNames: ['name'], apply: (registry, [name = '']) => registry.enable(name) },
};

/** `promote`, `rollback`, `canary`, `disable` and `enable`: edits of the discovery document. */
export function editCommands(context: CommandContext): Record<string, Subcommand> {
  return Object.fromEntries(
    Object.entries(edits).map(([name, edit]) => [
      name,
      {
        run: async (args: readonly string[]) => {
          requireArguments(name, edit, args);
          await applyEdit(edit, args, context);
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

async function applyEdit(
  { apply }: Edit,
  args: readonly string[],
  { registryOf, shells, output }: CommandContext,
): Promise<void> {
  const registry = registryOf();
  const entry = await apply(registry, args);
  output.print(entry ? outcome(entry) : 'It is so already; nothing was changed.');
  try {
    const asked = await (entry ? shells.askUntilTaken(entry) : shells.ask());
    printAll(output, await compareWithRegistry(asked, registry));
  } catch (error) {
    // The edit has been made; only the report on the shells failed.
    output.print(`What the shop serves could not be compared: ${sentenceOf(error)}`);
  }
}
