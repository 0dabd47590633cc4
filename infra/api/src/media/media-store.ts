import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pictureTypeOf } from '@bergauf/catalogue-format/pictures/picture-type';
import { messageOf } from '@bergauf/service-kit/error-message';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { inspectPicture, type PictureSource } from './inspection/inspect-picture.ts';
import { openFolderOriginals } from './originals/folder-originals.ts';
import { createLimitedReads, type ReadLimits, readLimits } from './originals/limited-reads.ts';
import { openS3Originals, type S3Location } from './originals/s3-originals.ts';
import type { AddResult, StoredPicture } from './picture-ref.ts';
import { drawPlaceholder, placeholder } from './placeholder.ts';
import { createDrawingCache, type DrawingCache } from './renderings/drawing-cache.ts';
import { openRenderingFiles } from './renderings/rendering-files.ts';
import { createRenderings, type Renderings } from './renderings/renderings.ts';
import { recolour, type Tones } from './tones.ts';

export type MediaOptions = {
  /** Folder of renderings, and of originals unless `s3` is given. */
  readonly folder: string;
  readonly s3?: S3Location;
  /** Maximum size of the renderings on disk, in bytes. */
  readonly renderingBytes: number;
  /** Limits of reading originals for requests; missing ones are the shop's. */
  readonly reads?: Partial<ReadLimits>;
};

/** An accepted picture: its data, and the content to store. */
export type InspectedFile =
  | { readonly ok: true; readonly picture: StoredPicture; readonly content: Buffer }
  | { readonly ok: false; readonly refusal: string };

export type MediaStore = {
  /** Reads and checks a picture without keeping it. @param name the file's name in the message of a refusal */
  inspect(source: PictureSource, name: string): Promise<InspectedFile>;
  /**
   * Keeps the content of a picture that an import has inspected.
   * @param isListed whether `list` named the picture; missing: not known
   * @throws if the content differs, or the storage fails
   */
  keep(picture: StoredPicture, content: Buffer, isListed?: boolean): Promise<void>;
  /** Afterwards everything that was stored survives a power cut. */
  flush(): Promise<void>;
  /** Whether the picture is kept. */
  has(id: string): Promise<boolean>;
  /** The ids of all kept pictures, some at a time; null if the storage does not list them. */
  list(): Promise<AsyncIterable<readonly string[]> | null>;
  /** The stored content, without a timeout; null for a picture that is lost or damaged. */
  original(id: string): Promise<Buffer | null>;
  /**
   * Keeps a picture, JPEG, PNG, WebP, AVIF or SVG by its content. Adding the same content again changes nothing.
   * @param name the file as the sentence of a refusal names it
   * @throws if the storage fails, for instance on a full disk; then nothing is stored
   */
  add(source: PictureSource, name: string): Promise<AddResult>;
  /** A drawing in the given colours; null if there is none. @throws 503 when the originals cannot be read */
  drawing(id: string, tones: Tones): Promise<string | null>;
  /** Keeps pictures that the API draws itself beside the renderings, within the same bound. */
  readonly drawCached: DrawingCache;
} & Renderings;

export type ReportProblem = (problem: string, id: string, error?: unknown) => void;

/** Bytes of originals that stay in memory: each is read once for several widths. */
const memoryBytes = 48_000_000;
/** Shoppers wait for renderings, only crawlers for pictures that the API draws. */
const drawnLimits = { atOnce: 1, maximumWaiting: 40 };
/** Most missing pictures reported in ten minutes: a client may request any number of unknown ids. */
const mostMissing = 20;
/** Number of pictures inspected concurrently. */
const addedAtOnce = 2;

const idOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 32);
const contentTypes = {
  svg: 'image/svg+xml',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
} as const;

async function openFiles({ folder, s3, renderingBytes }: MediaOptions) {
  try {
    const originals = s3 ? openS3Originals(s3) : await openFolderOriginals(folder);
    return { originals, files: await openRenderingFiles(join(folder, 'renderings'), renderingBytes) };
  } catch (cause) {
    const reason = messageOf(cause);
    throw new Error(`The folder of the media store, ${folder}, cannot be used: ${reason}.`, { cause });
  }
}

/**
 * Opens the media store; creates its folder if it is missing.
 * @param report called once in ten minutes for each damaged or unrenderable picture and for each of the first missing ones
 * @throws one sentence when the folder cannot be used
 */
export async function openMediaStore(options: MediaOptions, report: ReportProblem): Promise<MediaStore> {
  // Renderings run beside each other (`renderings.ts`); each picture is decoded for one rendering only.
  sharp.concurrency(1);
  sharp.cache(false);
  const { originals, files } = await openFiles(options);
  const inMemory = new LRUCache<string, Buffer>({ maxSize: memoryBytes, sizeCalculation: (bytes) => bytes.length + 1 });
  const reported = new LRUCache<string, true>({ max: 1000, ttl: 600_000 });
  const missing = new LRUCache<string, true>({ max: mostMissing, ttl: 600_000 });
  const adding = pLimit(addedAtOnce);

  const reportOnce: ReportProblem = (problem, id, error) => {
    if (!reported.has(`${problem} ${id}`)) report(problem, id, error);
    reported.set(`${problem} ${id}`, true);
  };

  function reportMissing(id: string): void {
    missing.purgeStale();
    if (missing.has(id) || missing.size === mostMissing) return;
    missing.set(id, true);
    report('a picture is missing in the media store', id);
  }

  const limited = createLimitedReads(originals.read, { ...readLimits, ...options.reads }, (error) =>
    reportOnce('the media store does not answer', 'originals', error),
  );

  async function original(id: string, read = originals.read): Promise<Buffer | null> {
    const kept = inMemory.get(id);
    if (kept) return kept;
    const bytes = await read(id);
    if (bytes === null || idOf(bytes) !== id) {
      if (bytes === null) reportMissing(id);
      else reportOnce('a picture is damaged', id);
      return null;
    }
    inMemory.set(id, bytes);
    return bytes;
  }

  async function originalOf(kind: 'drawing' | 'photograph', id: string): Promise<Buffer | null> {
    const bytes = await original(id, limited);
    const isDrawing = bytes !== null && pictureTypeOf(bytes) === 'svg';
    return isDrawing === (kind === 'drawing') ? bytes : null;
  }

  async function inspectNow(source: PictureSource, name: string): Promise<InspectedFile> {
    const inspected = await inspectPicture(source, name);
    if (!inspected.ok) return inspected;
    const { content, ...picture } = inspected.picture;
    return { ok: true, picture: { id: idOf(content), ...picture }, content };
  }

  const inspect: MediaStore['inspect'] = (source, name) => adding(() => inspectNow(source, name));

  return {
    inspect,
    async keep({ id, type }, content, isListed) {
      if (idOf(content) !== id) throw new Error(`The content of the picture ${id} is another one`);
      await originals.writeForImport(id, content, contentTypes[type], isListed);
    },
    flush: originals.flush,
    has: originals.has,
    list: originals.list,
    original: (id) => original(id),
    async add(source, name) {
      const inspected = await inspect(source, name);
      if (!inspected.ok) return inspected;
      const { picture, content } = inspected;
      await originals.write(picture.id, content, contentTypes[picture.type]);
      await originals.flush();
      return { ok: true, picture };
    },
    drawing: async (id, tones) => {
      if (id === placeholder.id) return drawPlaceholder();
      const bytes = await originalOf('drawing', id);
      return bytes && recolour(bytes.toString('utf8'), tones);
    },
    drawCached: createDrawingCache({ files, report: reportOnce, ...drawnLimits }),
    ...createRenderings({ files, photograph: (id) => originalOf('photograph', id), report: reportOnce }),
  };
}
