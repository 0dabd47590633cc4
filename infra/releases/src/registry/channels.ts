import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder, writeDurably } from '@bergauf/service-kit/durable-write';
import { channelPattern, mainChannel } from '@bergauf/service-kit/shell-protocol/channel';
import { isMissing, Refusal } from '../refusal.ts';
import { releasesPaths } from '../state-folder.ts';
import { fillReserve } from './document/disk-reserve.ts';
import { underLock } from './document/document-lock.ts';
import { readDocument } from './document/read-document.ts';

const wellFormed = new RegExp(channelPattern);

/** The main channel and those that were opened, sorted. */
export async function channelNames(home: string): Promise<string[]> {
  const opened = await readdir(releasesPaths(home).channels).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  return [mainChannel, ...opened.filter((name) => wellFormed.test(name)).sort()];
}

/** A channel that was not opened. */
export class NoChannel extends Refusal {
  override readonly status = 404;
  override readonly code = 'invalid';
}

/** @throws NoChannel that lists the channels, if there is none of that name */
export async function requireChannel(home: string, channel: string): Promise<void> {
  if (channel === mainChannel) return;
  const names = await channelNames(home);
  if (names.includes(channel)) return;
  throw new NoChannel(`There is no channel ${channel}; choose one of ${names.join(', ')}, or open it.`);
}

/**
 * Opens a channel. It starts with a copy of the main channel's document and history, so that its shop serves what the main shop serves,
 * and rollbacks have targets. From then on the two are independent.
 *
 * @returns false if it was open already
 * @throws Refusal when the name is not well-formed, or while something is under development
 */
export async function openChannel(home: string, channel: string): Promise<boolean> {
  if (!wellFormed.test(channel)) {
    throw new Refusal(`A channel has a name of small letters, digits and hyphens, not ${channel.slice(0, 40)}.`);
  }
  if (channel === mainChannel) return false;
  const [main, own] = [releasesPaths(home), releasesPaths(home, channel)];
  return underLock(main, async () => {
    if (await exists(own.folder)) {
      // A channel that an earlier version opened has no reserve.
      if (await exists(own.discovery)) await fillReserve(own).catch(() => undefined);
      return false;
    }
    const document = await readDocument(main);
    const [developed] = Object.keys(document?.development ?? {});
    if (developed) throw new Refusal(`${developed} is under development; open the channel when that has ended.`);
    // The folder is renamed when it is complete, so that shells see the whole channel or nothing.
    const draft = join(own.channels, `.${channel}`);
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { recursive: true });
    if (document) {
      await writeDurably(join(draft, 'discovery.json'), await readFile(main.discovery));
      if (await exists(main.history)) await writeDurably(join(draft, 'history.jsonl'), await readFile(main.history));
      // The kill switch must work on a full disk even before the first edit. If the disk is full already, there is no reserve.
      await fillReserve({ folder: draft, reserve: join(draft, 'reserve') }).catch(() => undefined);
      await syncFolder(draft);
    }
    await rename(draft, own.folder);
    await syncFolder(own.channels);
    return true;
  });
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    (error: unknown) => {
      if (isMissing(error)) return false;
      throw error;
    },
  );
