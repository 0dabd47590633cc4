import path from 'node:path';
import { isServiceName, type ServiceName, services } from '@bergauf/launcher/system/services';

const usage = `Name the folder: npm run build -- <folder> [${Object.keys(services).join('|')} …]`;

export type BuildRequest = {
  /** Absolute. */
  folder: string;
  names: readonly ServiceName[];
};

/** The parsed command line; or the usage, with a reason, if it names no folder. */
export function buildRequestIn([folder, ...names]: readonly string[]): BuildRequest | string {
  if (folder === undefined || folder.startsWith('-')) return usage;
  if (isServiceName(folder)) return `${folder} is a service. ${usage}`;
  const unknown = names.find((name) => !isServiceName(name));
  if (unknown !== undefined) return `There is no service "${unknown}". ${usage}`;
  const wanted = names.filter(isServiceName);
  return {
    folder: path.resolve(folder),
    names: wanted.length > 0 ? wanted : Object.keys(services).filter(isServiceName),
  };
}
