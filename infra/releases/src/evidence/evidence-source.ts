import type { ReleaseCount } from '@bergauf/service-kit/release-counts';
import type { ChannelShells } from '../shells/registered-shells.ts';

/** Sums that one process has counted since its start. */
export type Reading = {
  /** Names the process among others. */
  source: string;
  /** ISO 8601; another one is another process, whose sums begin at 0. */
  startedAt: string;
  counts: readonly ReleaseCount[];
};

/** What is known of the releases in traffic. @throws when it cannot be asked */
export type EvidenceSource = () => Promise<Reading[]>;

/** What the registered shells have counted. */
export const shellEvidence =
  ({ live }: Pick<ChannelShells, 'live'>): EvidenceSource =>
  async () =>
    live().map(({ id, startedAt, counts = [] }) => ({ source: id, startedAt, counts }));
