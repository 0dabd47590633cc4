import { readFile, writeFile } from 'node:fs/promises';

type SiteFile = { sites?: { remotes?: string[] | null }[] };

/**
 * Adds a frontend to the entries of a site configuration that list their frontends; entries without a list take all of them and are not
 * changed.
 * @returns number of changed entries, whose shells have to be restarted
 */
export async function registerInSite(file: string, name: string): Promise<number> {
  const site = JSON.parse(await readFile(file, 'utf8')) as SiteFile;
  const named = (site.sites ?? []).filter(({ remotes }) => remotes && !remotes.includes(name));
  for (const entry of named) entry.remotes = [...(entry.remotes ?? []), name];
  if (named.length > 0) await writeFile(file, `${JSON.stringify(site, null, 2)}\n`);
  return named.length;
}
