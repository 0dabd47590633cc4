import type { Picture } from 'shared-contracts/entities';
import { openMediaStore } from '../../media/media-store.ts';
import { pictureOf } from '../../media/picture-of.ts';
import { madePhotograph } from './made-pictures.ts';

/** Proportion, pixels and ground of made photographs; `null` is transparent. */
const photographs: readonly [name: string, width: number, height: number, ground: string | null][] = [
  ['1:1 on white', 1400, 1400, '#ffffff'],
  ['16:9 scenery', 1600, 900, 'scenery'],
  ['1:3 on white', 700, 2100, '#ffffff'],
  ['4:5 scenery', 1200, 1500, 'scenery'],
  ['3:1 on grey', 1800, 600, '#d8e4ec'],
  ['1:1 transparent', 1200, 1200, null],
  ['4:5 on white', 1200, 1500, '#ffffff'],
  ['3:1 scenery', 1800, 600, 'scenery'],
  ['1:3 transparent', 600, 1800, null],
  ['16:9 on white', 1600, 900, '#ffffff'],
  ['1:1 scenery', 1400, 1400, 'scenery'],
  ['small on white', 120, 150, '#ffffff'],
  ['2:3 on white', 1000, 1500, '#ffffff'],
];

/** Puts photographs into the media store of an API. @returns them as its responses have them, with their names as `alt` */
export async function addPhotographs(folder: string): Promise<Picture[]> {
  const store = await openMediaStore({ folder, renderingBytes: 50_000_000 }, () => undefined);
  return Promise.all(
    photographs.map(async ([name, width, height, ground], index) => {
      const photograph = madePhotograph({ width, height }, ground, (index * 47) % 360);
      const added = await store.add(await photograph.toFormat(ground === null ? 'png' : 'jpeg').toBuffer(), name);
      if (!added.ok) throw new Error(added.refusal);
      return pictureOf(added.picture, 'at', name);
    }),
  );
}
