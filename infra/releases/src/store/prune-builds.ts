import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readOrEmpty } from '../registry/document/read-document.ts';
import { keyOf } from '../registry/document/stored-document.ts';
import { inAllChannels } from '../registry/prune-releases.ts';
import { releasesPaths } from '../state-folder.ts';
import { storedVersions } from './stored-releases.ts';
import { temporaryFolderName } from './temporary-folders.ts';
import { isDevelopmentBuild } from './version.ts';

/** Number of builds kept: the developer's browser may still have their pages open. */
const keptBuilds = 5;

/**
 * Removes older development builds: `remote dev` creates one on every save. Builds that a channel's document names are kept, and so are
 * all releases.
 */
export async function pruneDevelopmentBuilds(home: string, name: string): Promise<void> {
  const { store } = releasesPaths(home);
  const key = keyOf(name);
  const drafts: string[] = [];
  await inAllChannels(home, async (channels, requireHeld) => {
    const inUse = (await Promise.all(channels.map(readOrEmpty)))
      .flatMap(({ microFrontends, development }) => [
        ...(microFrontends[key] ?? []),
        ...(development?.[key]?.before ?? []),
      ])
      .map(({ metadata }) => metadata.version);
    const old = (await storedVersions(home, name)).filter(isDevelopmentBuild).slice(keptBuilds);
    for (const version of old.filter((one) => !inUse.includes(one))) {
      // Renamed first, so that readers see the whole build or nothing.
      const draft = join(store, name, temporaryFolderName());
      await requireHeld();
      await rename(join(store, name, version), draft);
      drafts.push(draft);
    }
  });
  for (const draft of drafts) await rm(draft, { recursive: true, force: true });
}
