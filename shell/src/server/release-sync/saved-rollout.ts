import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { createReplacer } from '@bergauf/service-kit/durable-write';
import { DiscoveryDocument, DiscoveryRelease } from 'shared-contracts/discovery';
import type { RemoteName } from 'shared-contracts/remote';
import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';

const SavedRollout = Type.Object(
  {
    document: DiscoveryDocument,
    /** The last release of each remote that served all shoppers. */
    lastGood: Type.Record(Type.String(), DiscoveryRelease),
  },
  { additionalProperties: false },
);
const schema = Compile(SavedRollout);

export type SavedState = { document: DiscoveryDocument; lastGood: Map<RemoteName, DiscoveryRelease> };

/** Stores on disk what a shell needs to start while the registry cannot be reached. */
export type RolloutStorage = {
  /** The saved state; null where there is none, or it cannot be read. */
  load(): Promise<SavedState | null>;
  save(state: SavedState): Promise<void>;
};

export function createRolloutStorage(file: string): RolloutStorage {
  // A save may start while another one is in progress, as after two edits at once.
  const replace = createReplacer(file);
  return {
    async load() {
      try {
        const saved: unknown = JSON.parse(await readFile(file, 'utf8'));
        if (!schema.Check(saved)) return null;
        return { document: saved.document, lastGood: toLastGood(saved) };
      } catch {
        // Missing or damaged. The registry has the document; this file is for times when the registry is unavailable.
        return null;
      }
    },
    async save({ document, lastGood }) {
      await mkdir(path.dirname(file), { recursive: true });
      await replace(JSON.stringify({ document, lastGood: Object.fromEntries(lastGood) }));
    },
  };
}

function toLastGood({ lastGood }: Static<typeof SavedRollout>): Map<RemoteName, DiscoveryRelease> {
  return new Map(Object.entries(lastGood) as [RemoteName, DiscoveryRelease][]);
}
