import type { ReadProgress } from '@bergauf/catalogue-format/folder/read-catalogue';
import { SingleBar } from 'cli-progress';

export type Progress = { readonly show: (progress: ReadProgress) => void; readonly stop: () => void };

/** A bar with the share that was read, records a second and the time left. Without a terminal it is a line every few seconds. */
export function createProgress(stream: NodeJS.WriteStream = process.stderr): Progress {
  const bar = new SingleBar({
    format: '{kind} [{bar}] {percentage} % | {records} records | {rate}/s | {eta_formatted} left',
    barsize: 24,
    stream,
    noTTYOutput: true,
    notTTYSchedule: 5000,
    hideCursor: true,
  });
  const started = performance.now();
  let isStarted = false;
  const stop = () => {
    if (isStarted) bar.stop();
  };
  return {
    show({ bytes, totalBytes, kind, records }) {
      const rate = Math.round(records / Math.max(0.001, (performance.now() - started) / 1000));
      const payload = { kind: kind.padEnd(18), records, rate };
      if (!isStarted) bar.start(totalBytes, bytes, payload);
      isStarted = true;
      bar.update(bytes, payload);
    },
    stop,
  };
}
