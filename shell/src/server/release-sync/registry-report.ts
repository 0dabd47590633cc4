import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf } from '@bergauf/service-kit/error-message';
import type { ReleaseCount } from '@bergauf/service-kit/release-counts';
import type { Readiness } from '@bergauf/service-kit/shell-protocol/readiness';
import type { ShellReport } from '@bergauf/service-kit/shell-protocol/shell-report';
import { steadyNow } from '@bergauf/service-kit/steady-clock';
import type { FastifyBaseLogger } from 'fastify';
import contracts from 'shared-contracts/package.json';

/** Interval in milliseconds at which the status is checked. */
const checkMs = 500;
/** Interval in milliseconds of reports without a change, after which a restarted registry knows the shell again. */
const reportMs = 5_000;
const timeoutMs = 3_000;

export type RegistryReportOptions = {
  releasesOrigin: string;
  /** Null: the main channel; omitted in the report, because older registries have no channels. */
  channel: string | null;
  /** A shell's token of the registry; null: nothing is reported. */
  token: string | null;
  /** Identifies the shell among others on this machine. */
  port: number;
  /** Origin of the operators' port; null: none. */
  operators: string | null;
  status: () => Readiness;
  /** Evidence about the releases; sums since the start. */
  counts: () => ReleaseCount[];
  /** Called for each report that the registry did not accept. */
  failed: () => void;
  log: FastifyBaseLogger;
};

/**
 * Reports to the registry what this shell serves, after each change and every few seconds. A registry that cannot be reached changes
 * nothing: each failure is logged once.
 * @returns a function that stops reporting
 */
export function reportToRegistry(options: RegistryReportOptions): () => Promise<void> {
  const { releasesOrigin, channel, token, port, operators, status, counts, failed, log } = options;
  if (token === null) return async () => {};
  const id = `${
    hostname()
      .replace(/[^A-Za-z0-9._-]/g, '-')
      .slice(0, 60) || 'shell'
  }:${port}`;
  const startedAt = new Date().toISOString();
  const about = { contractVersion: contracts.version, startedAt, operators, ...(channel !== null && { channel }) };
  const stop = new AbortController();
  let told = { text: '', at: 0 };
  let lastError = '';

  async function report(): Promise<void> {
    const state: ShellReport = { ...about, readiness: status() };
    const text = JSON.stringify(state);
    if (text === told.text && steadyNow() - told.at < reportMs) return;
    try {
      const response = await fetch(`${releasesOrigin}/api/v1/shells/${encodeURIComponent(id)}`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        // Sums: a lost report loses no data, and a restart is visible by `startedAt`.
        body: JSON.stringify({ ...state, counts: counts() } satisfies ShellReport),
        signal: AbortSignal.any([stop.signal, AbortSignal.timeout(timeoutMs)]),
      });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`The registry answered ${response.status}`);
      told = { text, at: steadyNow() };
      lastError = '';
    } catch (cause) {
      const message = messageOf(cause);
      if (!stop.signal.aborted) failed();
      if (message !== lastError && !stop.signal.aborted) log.warn({ err: cause }, 'the registry accepted no report');
      lastError = message;
    }
  }

  const reporting = (async () => {
    while (!stop.signal.aborted) {
      await report();
      await sleep(checkMs, undefined, { signal: stop.signal, ref: false }).catch(() => undefined);
    }
  })();
  return async () => {
    stop.abort();
    await reporting;
  };
}
