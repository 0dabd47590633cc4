import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { remoteNames } from 'shared-contracts/remote';

/** The root folder of the npm workspaces. */
export const workspaceRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../..');

/** Each frontend's folder has its name. */
export const remoteFolders = remoteNames;
