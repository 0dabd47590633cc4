import { once } from 'node:events';
import { createServer } from 'node:http';
import { freePort } from '@bergauf/service-kit/testing/free-port';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type CountingShell, countingShell } from '../fixtures/counting-shell.ts';
import { judgedRegistry } from '../fixtures/judged-registry.ts';
import { startPrometheus, whyNoPrometheus } from '../fixtures/prometheus-for-tests.ts';
import type { EvidenceSource } from './evidence-source.ts';
import { newCounts, noCounts } from './new-counts.ts';
import { prometheusEvidence } from './prometheus-evidence.ts';

const startedAt = '2026-03-01T09:00:00.000Z';
/** Counts after the first reading. */
const restartedAt = '2026-03-01T10:00:20.000Z';
const now = new Date('2026-03-01T10:00:00.000Z');

type Shop = { shells: readonly CountingShell[]; read: EvidenceSource };

/** Two shells that have counted something, and a Prometheus that reads both. */
async function twoShells(): Promise<Shop & { shells: readonly [CountingShell, CountingShell] }> {
  const shells = [await countingShell(startedAt), await countingShell(startedAt)] as const;
  shells[0].count({ version: '1.0.0', trials: 120, events: 3 });
  shells[1].count({ version: '1.0.0', trials: 80, events: 1 });
  const shop = { shells, read: prometheusEvidence(await startPrometheus(shells.map(({ target }) => target))) };
  await until(shop, [120, 80]);
  return shop;
}

/** Waits until Prometheus returns this number of trials for each shell, all releases together; null: it does not know the shell. */
const until = ({ shells, read }: Shop, trials: readonly (number | null)[]): Promise<void> =>
  expect
    .poll(
      async () => {
        // It refuses connections while it starts.
        const readings = await read().catch(() => []);
        return shells.map(({ target }) => {
          const own = readings.find(({ source }) => source === `shells ${target}`);
          return own ? own.counts.reduce((sum, count) => sum + count.trials, 0) : null;
        });
      },
      { timeout: 60_000, interval: 50 },
    )
    .toEqual(trials);

describe.skipIf(whyNoPrometheus)(
  `a Prometheus${whyNoPrometheus ? ` (${whyNoPrometheus})` : ''}`,
  { tags: 'rotated', timeout: 120_000 },
  () => {
    test('gives the sums that it has read from each shell', async () => {
      const { shells, read } = await twoShells();
      const count = { remote: 'mf-header', version: '1.0.0', measure: 'browser-failures' };
      const expected = [
        { ...{ source: `shells ${shells[0].target}`, startedAt }, counts: [{ ...count, trials: 120, events: 3 }] },
        { ...{ source: `shells ${shells[1].target}`, startedAt }, counts: [{ ...count, trials: 80, events: 1 }] },
      ];
      const readings = await read();
      expect(readings).toHaveLength(2);
      expect(readings).toEqual(expect.arrayContaining(expected));
    });

    test('excludes shells of other channels; a shell without a channel belongs to the main one', async () => {
      const shells = [await countingShell(startedAt, 'team'), await countingShell(startedAt, null)];
      for (const shell of shells) shell.count({ version: '1.0.0', trials: 70, events: 2 });
      const origin = await startPrometheus(shells.map(({ target }) => target));
      const collected = async (): Promise<unknown> => {
        const response = await fetch(`${origin}/api/v1/query?query=bergauf_release_trials_total`).catch(() => null);
        return response?.json();
      };
      await expect.poll(collected, { timeout: 60_000, interval: 50 }).toMatchObject({ data: { result: [{}, {}] } });
      await until({ shells, read: prometheusEvidence(origin) }, [null, 70]);
    });

    test('counts nothing twice and loses nothing when one shell restarts and the other goes away and comes back', async () => {
      const shop = await twoShells();
      const [first, second] = shop.shells;
      let known = noCounts(now);
      const added = async (): Promise<number[]> => {
        const counted = newCounts(known, await shop.read(), now);
        known = counted.known;
        return counted.added.flatMap(({ trials, events }) => [trials, events]);
      };
      expect(await added()).toEqual([]);

      // More than the old process had counted, so the sums alone do not reveal the restart.
      first.restart(restartedAt);
      first.count({ version: '1.0.0', trials: 150, events: 5 });
      await second.end();
      await until(shop, [150, null]);
      expect(await added()).toEqual([150, 5]);

      second.count({ version: '1.0.0', trials: 20, events: 1 });
      await second.comeBack();
      await until(shop, [150, 100]);
      expect(await added()).toEqual([20, 1]);
    });

    test('leads to the withdrawal of a worse canary by the failures of both shells, one of which has restarted', async () => {
      const shop = await twoShells();
      const [first, second] = shop.shells;
      const judged = await judgedRegistry({}, shop.read);
      const judge = judged.controller();
      await judge.tick();
      await judge.begin('mf-header', '1.1.0', { who: 'anna' });
      await judge.tick();

      first.restart(restartedAt);
      first.count({ version: '1.0.0', trials: 300, events: 3 }, { version: '1.1.0', trials: 10, events: 0 });
      second.count({ version: '1.0.0', trials: 200, events: 0 }, { version: '1.1.0', trials: 10, events: 0 });
      await until(shop, [310, 290]);
      await judge.tick();
      expect(await judged.traffic()).toEqual({ '1.0.0': 99, '1.1.0': 1 });

      first.count({ version: '1.0.0', trials: 100, events: 0 }, { version: '1.1.0', trials: 10, events: 6 });
      await until(shop, [420, 290]);
      second.count({ version: '1.0.0', trials: 100, events: 0 }, { version: '1.1.0', trials: 10, events: 6 });
      await until(shop, [420, 400]);
      await judge.tick();
      expect(await judged.traffic()).toEqual({ '1.0.0': 100 });
      expect((await judged.audit()).at(-1)).toMatchObject({
        who: 'registry',
        action: 'withdraw',
        subject: 'mf-header 1.1.0',
        outcome: 'done',
        // Counts from before the canary are not included.
        detail: expect.stringContaining('12 of 40 (30 %), with the other 3 of 700 (0.4 %)'),
      });
    });
  },
);

test('sums and start time of a shell come from one scrape, so a restart between two queries counts nothing twice', async () => {
  let requests = 0;
  const labels = { job: 'shells', instance: 'a', remote: 'mf-header', version: '1.0.0', measure: 'browser-failures' };
  const server = createServer((request, response) => {
    requests += 1;
    const [start, trials] = requests === 1 ? [startedAt, 120] : [restartedAt, 0];
    const samples = {
      bergauf_release_trials_total: trials,
      bergauf_release_events_total: 0,
      process_start_time_seconds: Date.parse(start) / 1_000,
    };
    const query = decodeURIComponent(request.url ?? '');
    const result = Object.entries(samples)
      .filter(([name]) => query.includes(name))
      .map(([name, value]) => ({ metric: { ...labels, __name__: name }, value: [0, String(value)] }));
    response.end(JSON.stringify({ status: 'success', data: { resultType: 'vector', result } }));
  });
  const port = await freePort();
  await once(server.listen(port, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const read = prometheusEvidence(`http://127.0.0.1:${port}`);
  expect((await read()).map((reading) => [reading.startedAt, reading.counts[0]?.trials])).toEqual([[startedAt, 120]]);
  expect((await read()).map((reading) => [reading.startedAt, reading.counts[0]?.trials])).toEqual([[restartedAt, 0]]);
});

test('an unavailable Prometheus is a failure, not an absence of errors', async () => {
  const read = prometheusEvidence(`http://127.0.0.1:${await freePort()}`);
  await expect(read()).rejects.toThrow('cannot be asked');
});
