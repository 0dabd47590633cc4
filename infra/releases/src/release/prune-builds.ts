import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { releasesPaths } from '../home.ts';
import { readOrEmpty } from '../registry/read-document.ts';
import { keyOf } from '../registry/stored-document.ts';
import { draftName } from '../store/drafts.ts';
import { storedVersions } from '../store/stored-releases.ts';
import { isDevelopmentBuild } from '../store/version.ts';

/** Pages of the last builds may still be open in the developer's browser. */
const keptBuilds = 5;

/**
 * Removes older builds of a release watch, which makes one for every save and would fill the disk in time. What the document
 * names stays, and releases always do.
 */
export async function pruneDevelopmentBuilds(home: string, name: string): Promise<void> {
  const paths = releasesPaths(home);
  const { microFrontends, development = {} } = await readOrEmpty(paths);
  const key = keyOf(name);
  const inUse = [...(microFrontends[key] ?? []), ...(development[key]?.before ?? [])].map(
    ({ metadata }) => metadata.version,
  );
  const old = (await storedVersions(home, name)).filter(isDevelopmentBuild).slice(keptBuilds);
  for (const version of old.filter((one) => !inUse.includes(one))) {
    // Gone at once, and not file by file before the eyes of those who read it.
    const draft = join(paths.store, name, draftName());
    await rename(join(paths.store, name, version), draft);
    await rm(draft, { recursive: true, force: true });
  }
}
