import type { ReleaseCount } from '@bergauf/service-kit/release-counts';
import type { ChannelShells } from '../shells/registered-shells.ts';

/** Sums that one process has counted since its start. */
export type Reading = {
  /** Name of the process, unique among the sources. */
  source: string;
  /** ISO 8601; a different time means a new process, whose sums start at 0. */
  startedAt: string;
  counts: readonly ReleaseCount[];
};

/** Reads the evidence on the releases in traffic. @throws if the source cannot be reached */
export type EvidenceSource = () => Promise<Reading[]>;

/** Counts reported by the registered shells. */
export const shellEvidence =
  ({ live }: Pick<ChannelShells, 'live'>): EvidenceSource =>
  async () =>
    live().map(({ id, startedAt, counts = [] }) => ({ source: id, startedAt, counts }));
