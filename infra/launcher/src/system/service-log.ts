import path from 'node:path';
import { createStream, type RotatingFileStream } from 'rotating-file-stream';

export type ServiceLog = {
  write(chunk: Buffer): void;
  /** The last 16 KiB written in this run. */
  tail(): string;
  close(): Promise<void>;
};

export type ServiceLogOptions = {
  folder: string;
  name: string;
  /** Maximum size of a file, in the library's units. Default 4M. */
  size?: `${number}${'K' | 'M'}`;
  /** Pause after a failed write, in milliseconds. Default 10,000. */
  pauseMs?: number;
};

const tailLength = 16 * 1024;
/** Bytes that may be buffered for the disk; more is dropped. */
const waitingBytes = 4 * 1024 * 1024;
const olderFiles = 3;

/**
 * The log of a service: appends to `<name>.log`; `<name>.log.1` is the previous file. It never blocks the service, which would stall if its
 * output were not read: output that does not fit on a full disk is dropped, and a log line counts the dropped bytes.
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
