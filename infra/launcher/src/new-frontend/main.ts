import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { bergaufHome, releasesPaths } from '@bergauf/releases/state-folder';
import { type Grant, teamActions } from '@bergauf/releases/tokens/token';
import { createToken } from '@bergauf/releases/tokens/token-store';
import { readCommandLine } from '@bergauf/service-kit/command-line';
import { originFrom, portFrom } from '@bergauf/service-kit/settings';
import { workspaceRoot } from '../system/workspace.ts';
import { createFrontend } from './new-frontend.ts';
import { registerInSite } from './register-in-site.ts';

const usage = 'npm run new -- mf-reviews [--path bewertungen]';
const tokenDays = 90;

const config = { allowPositionals: true, options: { path: { type: 'string' } } } as const;
const { name, path } = readCommandLine(usage, config, ({ positionals, values }) => {
  const [first, ...more] = positionals;
  if (first === undefined || more.length > 0) throw new Error('A new frontend needs one name.');
  return { name: first, path: values.path };
});

const print = (line: string): void => void process.stdout.write(`${line}\n`);

try {
  const shop = originFrom(process.env, 'BERGAUF_SHOP', `http://localhost:${portFrom(process.env, 'SHOP_PORT', 3000)}`);
  const files = await createFrontend(workspaceRoot, { name, path, shop });
  // The name affects the order of imports and the length of lines.
  const biome = ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', name];
  await promisify(execFile)(process.execPath, biome, { cwd: workspaceRoot });
  print(`${name} has ${files.length} files, and its fragment ${name}/note a contract in shared-contracts.`);
  const siteFile = process.env['SHOP_SITE_CONFIG'];
  const sites = siteFile ? await registerInSite(siteFile, name) : 0;
  if (sites > 0) print(`${siteFile} names it in ${sites} entries: start their shells again.`);
  const registry = process.env['BERGAUF_REGISTRY'];
  if (registry) {
    print(`Its team needs a token of ${registry}: an operator makes it there, by`);
    print(`npm run remote -- token create team-${name.slice(3)} --for ${name}`);
  } else await printToken(name);
  print(`Live in the running shop: npm run release -w ${name} -- --promote`);
} catch (error) {
  const isKnown = error instanceof Error && ['NewFrontendRefused', 'Refusal'].includes(error.name);
  process.stderr.write(`${isKnown ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
}

/** Creates the team's token in this machine's registry. */
async function printToken(name: string): Promise<void> {
  const grant: Grant = { kind: 'team', remote: name, actions: [...teamActions] };
  const token = await createToken(releasesPaths(bergaufHome()), {
    name: `team-${name.slice(3)}`,
    grant,
    days: tokenDays,
    isRenewal: true,
  });
  print(
    `Its team's token for ${tokenDays} days, shown once. Other machines need it in BERGAUF_TOKEN, and the registry's`,
  );
  print('origin in BERGAUF_REGISTRY:');
  print(token);
}
