import { setTimeout as sleep } from 'node:timers/promises';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Orm } from '../database/database.ts';
import { type Mailer, secondsWithoutAttempt } from './mailer.ts';

/** A collector must not wait for a database that does not respond: the other metrics would be missing too. */
const longestWaitMs = 1_000;

/** Metrics for Prometheus: whether emails are sent. */
export function watchMail({ outcomes }: Mailer, orm: Orm, registry: Registry): void {
  new Counter({
    name: 'bergauf_api_emails_total',
    help: 'Attempts to send an email, by outcome: sent or failed.',
    labelNames: ['outcome'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [outcome, count] of Object.entries(outcomes)) this.inc({ outcome }, count);
    },
  });
  let reading: Promise<number | null> | null = null;
  new Gauge({
    name: 'bergauf_api_email_wait_seconds',
    help: 'How long the oldest email has been due without an attempt to send it. Missing while the database does not say.',
    registers: [registry],
    async collect() {
      reading ??= secondsWithoutAttempt(orm)
        // Requests report the failure of the database.
        .catch(() => null)
        .finally(() => {
          reading = null;
        });
      const seconds = await Promise.race([reading, sleep(longestWaitMs, null, { ref: false })]);
      if (seconds === null) this.remove();
      else this.set(seconds);
    },
  });
}
