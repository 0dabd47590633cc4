import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root folder of the npm workspaces. */
export const workspaceRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../..');

export const remoteFolders = ['mf-header', 'mf-catalog', 'mf-account', 'mf-cart-wishlist', 'mf-content'] as const;
