import path from 'node:path';
import { createStream, type RotatingFileStream } from 'rotating-file-stream';

export type ServiceLog = {
  write(chunk: Buffer): void;
  /** What was written last, in this run. */
  tail(): string;
  close(): Promise<void>;
};

export type ServiceLogOptions = {
  folder: string;
  name: string;
  /** When a file is full, in the library's units. */
  size?: `${number}${'K' | 'M'}`;
  /** How long writing pauses after it failed. */
  pauseMs?: number;
};

const tailLength = 16 * 1024;
/** What may wait for the disk; more is dropped. */
const waitingBytes = 4 * 1024 * 1024;
const olderFiles = 3;

/**
 * The log of a service, `<name>.log`: goes on where the last run ended, `<name>.log.1` is the file before. Never holds the service up:
 * a service whose output is not read stands still, so what a full disk cannot take is dropped, and the log says how much.
 */
export function openServiceLog({ folder, name, size = '4M', pauseMs = 10_000 }: ServiceLogOptions): ServiceLog {
  let stream: RotatingFileStream | null = null;
  let pausedUntil = 0;
  let dropped = 0;
  let last = '';

  const open = (): RotatingFileStream => {
    const opened = createStream(`${name}.log`, { path: folder, size, rotate: olderFiles });
    opened.on('error', () => {
      if (stream === opened) stream = null;
      pausedUntil = Date.now() + pauseMs;
      opened.destroy();
    });
    return opened;
  };

  return {
    write(chunk) {
      last = (last + chunk.toString('utf8')).slice(-tailLength);
      if (!stream && Date.now() >= pausedUntil) stream = open();
      if (!stream || stream.writableLength > waitingBytes) {
        dropped += chunk.length;
        return;
      }
      const notice =
        dropped > 0 ? `${JSON.stringify({ time: Date.now(), msg: `${dropped} bytes of the log were dropped` })}\n` : '';
      dropped = 0;
      stream.write(Buffer.concat([Buffer.from(notice), chunk]), (error) => {
        if (error) dropped += chunk.length;
      });
    },
    tail: () => last,
    close: () =>
      new Promise((resolve) => {
        if (!stream) return resolve();
        stream.once('error', () => resolve());
        stream.end(resolve);
      }),
  };
}

export const logFileOf = (folder: string, name: string): string => path.join(folder, `${name}.log`);
