import { bergaufHome, workspaceContractVersion } from '../home.ts';
import { createRegistry } from '../registry/registry.ts';
import { remoteCommand } from './remote-command.ts';
import { runCommand, terminal } from './run-command.ts';

const registry = () => createRegistry({ home: bergaufHome(), contractVersion: workspaceContractVersion() });

process.exitCode = await runCommand(process.argv.slice(2), remoteCommand(registry, terminal), terminal);
