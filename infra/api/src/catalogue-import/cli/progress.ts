import type { ReadProgress } from '@bergauf/catalogue-format/folder/read-catalogue';
import { SingleBar } from 'cli-progress';
import type { StepProgress } from '../import-tables.ts';

export type Progress = {
  /** The files as they are read. */
  readonly read: (progress: ReadProgress) => void;
  /** The steps after reading. */
  readonly step: (progress: StepProgress) => void;
  readonly stop: () => void;
};

const words: Readonly<Record<StepProgress['step'], string>> = {
  pictures: 'keeping pictures',
  comparing: 'comparing',
  writing: 'writing',
};

/** Seconds as a time. Before it can estimate, cli-progress passes the words NULL or INF, of which its own format shows only the end. */
function timeText(left: number): string {
  const seconds = Math.ceil(Number(left));
  if (!Number.isFinite(seconds)) return '?';
  if (seconds < 60) return `${seconds}s`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? `${minutes}m${seconds % 60}s` : `${Math.floor(minutes / 60)}h${minutes % 60}m`;
}

/**
 * Progress bars of an import: first the share of the files that was read, with records per second, then the pictures and tables of
 * each later step, with their rate; all with the remaining time. Without a terminal, a line is printed every few seconds and at the end of
 * each step.
 */
export function createProgress(stream: NodeJS.WriteStream = process.stderr): Progress {
  const started = performance.now();
  let shown: { readonly name: string; readonly bar: SingleBar; readonly since: number } | null = null;
  const stop = () => {
    shown?.bar.stop();
    shown = null;
  };
  function show(name: string, format: string, [done, total]: readonly [number, number], payload: object): void {
    if (shown?.name !== name) {
      stop();
      const options = { barsize: 24, stream, noTTYOutput: true, notTTYSchedule: 5000, formatTime: timeText };
      shown = { name, bar: new SingleBar({ ...options, format }), since: performance.now() };
      shown.bar.start(total, done, payload);
    }
    shown.bar.update(done, payload);
  }
  return {
    read({ bytes, totalBytes, kind, records }) {
      const rate = Math.round(records / Math.max(0.001, (performance.now() - started) / 1000));
      const format = '{kind} [{bar}] {percentage} % | {records} records | {rate}/s | {eta_formatted} left';
      show('reading', format, [bytes, totalBytes], { kind: kind.padEnd(18), records, rate });
    },
    step({ step, done, total, what = '' }) {
      const seconds = shown?.name === step ? (performance.now() - shown.since) / 1000 : 0;
      const rate = seconds === 0 ? 0 : (done / seconds).toFixed(1);
      const format = '{name} [{bar}] {percentage} % | {value}/{total} {what} | {rate}/s | {eta_formatted} left';
      show(step, format, [done, total], { name: words[step].padEnd(18), what, rate });
    },
    stop,
  };
}
