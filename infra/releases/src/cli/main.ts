import { sentenceOf } from '../refusal.ts';
import { createRegistry } from '../registry/registry.ts';
import { shellOrigins } from '../shells/readiness.ts';
import { createRunningShells } from '../shells/running-shells.ts';
import { bergaufHome, workspaceContractVersion } from '../state-folder.ts';
import { remoteCommand } from './remote-command.ts';
import { runCommand, terminal } from './run-command.ts';

try {
  const shells = createRunningShells(shellOrigins(process.env));
  const registryOf = () =>
    createRegistry({ home: bergaufHome(), contractVersion: workspaceContractVersion(), observe: shells.observe });
  const command = remoteCommand({ registryOf, shells, output: terminal });
  process.exitCode = await runCommand(process.argv.slice(2), command, terminal);
} catch (error) {
  // A setting is wrong.
  terminal.printError(sentenceOf(error));
  process.exitCode = 1;
}
