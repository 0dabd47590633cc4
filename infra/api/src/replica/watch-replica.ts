import { steadyNow } from '@bergauf/service-kit/steady-clock';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { type Orm, selectRows } from '../database/database.ts';
import { createLogPositions, lsnFrom } from './log-positions.ts';

/** How current a streaming replica of the database is. */
export type ReplicaState = {
  /** Upper bound of the replication lag in milliseconds; null: the replica is unavailable, or its lag is unknown. */
  lagMs(): number | null;
  /** Called after a failed query: the lag is unknown until the next check. */
  suspect(cause: unknown): void;
  stop(): Promise<void>;
};

export type WatchOptions = {
  readonly primary: Orm;
  readonly replica: Orm;
  readonly everyMs: number;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
};

/** Checks whose positions are kept: a replica that is further behind is not used until it has caught up. */
const longestHistory = 600;

/*
 * Positions can be compared only within one cluster and timeline: a restored database has another cluster or timeline than a standby of
 * the database before. The database names the timeline that it writes; its control file names that after the first checkpoint only. A
 * standby that follows a failover names the new timeline by its next restartpoint, so it is not read from for up to `checkpoint_timeout`.
 */
const writtenTimeline = sql`(select system_identifier || '/' || ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::int
  from pg_control_system())`;
const replayedTimeline = sql`(select system_identifier || '/' || greatest(timeline_id, min_recovery_end_timeline)
  from pg_control_system(), pg_control_checkpoint(), pg_control_recovery())`;

/**
 * Compares positions in the log, by this process's own clock: the clocks of the two servers may differ, and the time of the last
 * transaction says nothing where none came since.
 */
export function watchReplica({ primary, replica, everyMs, log }: WatchOptions): ReplicaState {
  const positions = createLogPositions(longestHistory);
  /** The replica has everything that was committed before `until`, as was seen at `seen`. */
  let known: { until: number; seen: number } | null = null;
  let isComplained = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isStopped = false;

  function suspect(cause: unknown): void {
    known = null;
    if (isComplained || isStopped) return;
    isComplained = true;
    log.warn({ err: cause }, 'the read replica cannot be used: everything is read from the database itself');
  }

  async function check(): Promise<void> {
    const at = steadyNow();
    const [written] = await selectRows<{ lsn: string; timeline: string }>(
      primary,
      sql`select pg_current_wal_insert_lsn()::text as lsn, ${writtenTimeline} as timeline`,
    );
    positions.add({ at, lsn: lsnFrom(written?.lsn ?? '') });
    const [replayed] = await selectRows<{ standby: boolean; lsn: string | null; timeline: string }>(
      replica,
      sql`select pg_is_in_recovery() as standby, pg_last_wal_replay_lsn()::text as lsn, ${replayedTimeline} as timeline`,
    );
    const { standby = false, lsn = null } = replayed ?? {};
    // A replica that was promoted is another database from then on.
    if (!standby || lsn === null) throw new Error('The server at DATABASE_READ_URL is not a standby');
    // Otherwise a replica with a longer log would count as current for ever.
    if (replayed?.timeline !== written?.timeline)
      throw new Error(
        'The server at DATABASE_READ_URL is a standby of another database or timeline: make it anew, unless it has just followed a failover',
      );
    const until = positions.reached(lsnFrom(lsn));
    known = until === null ? null : { until, seen: steadyNow() };
    if (isComplained) log.info('the read replica answers');
    isComplained = false;
  }

  function checkAgain(): void {
    running = check()
      .catch(suspect)
      .then(() => {
        if (!isStopped) timer = setTimeout(checkAgain, everyMs).unref();
      });
  }

  checkAgain();
  return {
    // An old observation, because checks hang, says nothing about the current lag.
    lagMs: () => (known === null || steadyNow() - known.seen > 3 * everyMs ? null : steadyNow() - known.until),
    suspect,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
