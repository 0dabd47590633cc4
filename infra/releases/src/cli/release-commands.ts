import { portFrom } from '@bergauf/service-kit/settings';
import { thisProcess } from '../process-identity.ts';
import { Refusal, sentenceOf } from '../refusal.ts';
import { bergaufHome, contractVersionFor } from '../state-folder.ts';
import { hoursIn, shopIn } from './preview-command.ts';
import { type ParsedArguments, UsageError } from './run-command.ts';
import { printShopLink } from './shop-link.ts';
import {
  type CommandContext,
  printAll,
  printShells,
  printUntried,
  requireNoWords,
  type Subcommand,
} from './subcommand.ts';
import { gateNotice, withNotice } from './waiting-notice.ts';

/** `release` and `dev`: what the team of a frontend runs, in the frontend's folder. */
export function releaseCommands({ registryOf, storeOf, shells, output }: CommandContext): Record<string, Subcommand> {
  const { print } = output;
  const inFolder =
    (command: string, run: (dir: string, words: ParsedArguments) => Promise<void>) =>
    async (args: readonly string[], words: ParsedArguments) => {
      requireNoWords(command, args);
      await run(words.valueOf('dir') ?? process.cwd(), words);
    };
  const shopOf = async (dir: string) => ({
    home: bergaufHome(),
    contractVersion: contractVersionFor(dir),
    registry: await registryOf(),
    store: await storeOf?.(),
  });

  const release = async (dir: string, words: ParsedArguments): Promise<void> => {
    const isPromotion = words.has('promote');
    const ofPromotion = words.given.find((option) => option === 'force' || option === 'channel');
    if (ofPromotion !== undefined && !isPromotion)
      throw new UsageError(`release takes --${ofPromotion} only with --promote.`);
    const { releaseRemote } = await import('../release/release-remote.ts');
    const { registry, ...shop } = await shopOf(dir);
    const { name, version, isNew, oversized, objections } = await releaseRemote({
      dir,
      version: words.valueOf('version'),
      checks: words.has('skip-checks') ? 'none' : 'all',
      ...shop,
    });
    const untried: string[] = [];
    const onUntried = (exposes: readonly string[]): void => void untried.push(...exposes);
    const state = isNew ? 'stored' : 'was stored already, unchanged';
    const storedOnly = (reason: unknown): never => {
      // Printed even if the registry does not respond later: the version is taken, and a corrected build needs a new one.
      print(`${name} ${version} ${state}.`);
      throw reason;
    };
    const entry = isPromotion
      ? await withNotice(
          output,
          gateNotice(`${name} ${version}`),
          registry.promote(name, version, { force: words.has('force'), onUntried }),
        ).catch(storedOnly)
      : null;
    print(`${name} ${version} ${state}${isPromotion ? ' and promoted' : ''}.`);
    printUntried(output, untried);
    // A promotion has its own refusal for them.
    if (!isPromotion) printAll(output, objections);
    if (oversized.length && !words.has('force'))
      throw new Refusal(`Its rollout will be refused: ${oversized.join(' ')}`);
    if (isPromotion) await printShells({ shells, output }, registry, entry);
  };

  const dev = async (dir: string, words: ParsedArguments): Promise<void> => {
    const stop = new AbortController();
    for (const end of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(end, () => stop.abort());
    const { closed = stop.signal } = output;
    const signal = AbortSignal.any([stop.signal, closed]);
    const ofShop = ['port', 'hours'].find((option) => words.valueOf(option) !== undefined);
    if (ofShop !== undefined && words.valueOf('shop') === undefined)
      throw new UsageError(`dev takes --${ofShop} only with --shop.`);
    if (words.valueOf('channel') !== undefined && words.valueOf('shop') !== undefined)
      throw new UsageError('dev takes --channel only without --shop, as it then changes no traffic.');
    if (words.valueOf('shop') !== undefined) return inShop(dir, words, signal);
    const [{ restoreAbandoned }, { readRemotePackage }, { watchRemote }] = await Promise.all([
      import('../release/end-development.ts'),
      import('../release/release-remote.ts'),
      import('../release/watch-remote.ts'),
    ]);
    const [shop, { name }] = [await shopOf(dir), await readRemotePackage(dir)];
    await restoreAbandoned(shop.registry, print);
    // Changes nothing if nothing is under development, but needs the same right as `develop`: it fails before a release is stored.
    await shop.registry.restore(name, thisProcess).catch((error: unknown) => {
      throw new Refusal(`${sentenceOf(error)} For your browser alone: npm run dev -- --shop <origin of the shop>`);
    });
    await watchRemote({ dir, ...shop, signal, report: print });
  };

  /** Develops this frontend in a running shop, without a release and without traffic. */
  const inShop = async (dir: string, words: ParsedArguments, signal: AbortSignal): Promise<void> => {
    const [origin, hours] = [shopIn(words), hoursIn(words, 24)];
    const { override } = await registryOf();
    const { developInShop } = await import('../development/develop-in-shop.ts');
    let checking: Promise<void> | undefined;
    await developInShop({
      dir,
      home: bergaufHome(),
      contractVersion: contractVersionFor(dir),
      port: portFrom({ '--port': words.valueOf('port') }, '--port', 0),
      sign: (name, request) => override(name, { ...request, hours }),
      signal,
      onLink(name, { preview, expiresAt }) {
        print(`${name} from this folder, for your browser alone, until ${expiresAt} or Ctrl-C:`);
        checking = printShopLink(output, origin, preview);
      },
      report: print,
    });
    await checking;
  };

  return {
    release: {
      options: ['dir', 'version', 'promote', 'force', 'channel', 'skip-checks'],
      run: inFolder('release', release),
    },
    dev: { options: ['dir', 'channel', 'shop', 'port', 'hours'], run: inFolder('dev', dev) },
  };
}
