import { originFrom, portFrom } from '@bergauf/service-kit/settings';
import { bergaufHome, contractVersionFor } from '../state-folder.ts';
import { type ParsedArguments, UsageError } from './run-command.ts';
import { printShopLink } from './shop-link.ts';
import { type CommandContext, printAll, requireNoWords, type Subcommand } from './subcommand.ts';

const defaultHours = '8';

/** `preview`: releases a frontend without traffic, and prints a link that shows the shop with it. */
export function previewCommand({ registryOf, storeOf, output }: CommandContext): Subcommand {
  const { print } = output;
  return {
    options: ['dir', 'version', 'hours', 'shop', 'skip-checks'],
    run: async (args, words) => {
      requireNoWords('preview', args);
      // Checked before anything is released.
      const [shop, hours] = [shopIn(words), hoursIn(words, 168)];
      const { readRemotePackage, releaseRemote } = await import('../release/release-remote.ts');
      const dir = words.valueOf('dir') ?? process.cwd();
      const registry = await registryOf();
      const { name, version } = await releaseRemote({
        dir,
        version: words.valueOf('version') ?? previewVersion((await readRemotePackage(dir)).version, new Date()),
        checks: words.has('skip-checks') ? 'none' : 'all',
        home: bergaufHome(),
        contractVersion: contractVersionFor(dir),
        store: await storeOf?.(),
      });
      const { preview, expiresAt, objections = [] } = await registry.preview(name, version, hours);
      print(`${name} ${version} without traffic, until ${expiresAt}:`);
      await printShopLink(output, shop, preview);
      printAll(output, objections);
    },
  };
}

/** A version of its own for each preview, below the package's next one: releases never change. */
const previewVersion = (version: string, at: Date): string =>
  `${version}-preview.${at.toISOString().replace(/\D/g, '').slice(0, 14)}`;

/** The option `--hours`. @throws UsageError */
export function hoursIn(words: ParsedArguments, most: number): number {
  const hours = words.valueOf('hours') ?? defaultHours;
  if (/^\d{1,3}$/.test(hours) && Number(hours) >= 1 && Number(hours) <= most) return Number(hours);
  throw new UsageError(`--hours takes a number of hours from 1 to ${most}, not ${hours}.`);
}

/** The origin of the option `--shop`, else of the local shop. */
export function shopIn(words: ParsedArguments): string {
  const local = `http://localhost:${portFrom(process.env, 'SHOP_PORT', 3000)}`;
  const given = words.valueOf('shop');
  return given === undefined
    ? originFrom(process.env, 'BERGAUF_SHOP', local)
    : originFrom({ '--shop': given }, '--shop', local);
}
