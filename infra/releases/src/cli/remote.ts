import { bergaufHome, workspaceContractVersion } from '../home.ts';
import { createRegistry } from '../registry/registry.ts';
import { shellOrigins } from '../shells/readiness.ts';
import { createRunningShells } from '../shells/running-shells.ts';
import { remoteCommand } from './remote-command.ts';
import { runCommand, terminal } from './run-command.ts';

const shells = createRunningShells(shellOrigins(process.env));
const registryOf = () =>
  createRegistry({ home: bergaufHome(), contractVersion: workspaceContractVersion(), observe: shells.observe });

const command = remoteCommand({ registryOf, shells, output: terminal });
process.exitCode = await runCommand(process.argv.slice(2), command, terminal);
