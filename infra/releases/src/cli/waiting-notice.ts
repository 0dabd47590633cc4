import type { Output } from './run-command.ts';

/** Milliseconds that a command waits without a word: most gates need less. */
const quietMs = 3_000;

/** Tells on standard error what a command waits for, if that takes long. Standard output is for programs that read the outcome. */
export async function withNotice<T>({ printError }: Output, notice: string, waited: Promise<T>): Promise<T> {
  const timer = setTimeout(() => printError(notice), quietMs);
  try {
    return await waited;
  } finally {
    clearTimeout(timer);
  }
}

export const gateNotice = (release: string): string =>
  `Still waiting for the gate: running shells try ${release}, which takes more than a minute where the product API is slow.`;

export const editNotice = 'Still waiting for the registry, which makes one edit after the other.';
