import type { HomeData, HomeTeaser } from 'shared-contracts/entities';
import { genderSections } from '../catalogue/genders.ts';
import { bestsellerIds, newestIds, saleIds } from '../catalogue/product-rows.ts';
import { loadTiles } from '../catalogue/tiles.ts';
import type { ApiContext } from '../http/routes.ts';
import type { PictureLibrary } from '../media/picture-library.ts';
import type { SceneName } from '../media/scenes.ts';

const rowLength = 12;

function teaser(
  pictures: PictureLibrary,
  id: SceneName,
  alt: string,
  texts: Pick<HomeTeaser, 'title' | 'text' | 'link'>,
): HomeTeaser {
  return { id, ...texts, picture: pictures.scene(id, alt) };
}

function stories(pictures: PictureLibrary): { hero: HomeTeaser; teasers: HomeTeaser[] } {
  return {
    hero: teaser(pictures, 'hero', 'Gratlinie im ersten Licht mit eingezeichneter Route', {
      title: 'Der Berg wartet nicht auf gutes Wetter',
      text: 'Regenjacken, die einen ganzen Tag durchhalten, und Schuhe, die den Weg finden.',
      link: { name: 'Regenjacken ansehen', url: '/bekleidung/jacken/regenjacken/' },
    }),
    teasers: [
      teaser(pictures, 'wandern', 'Almweg unter blauem Himmel', {
        title: 'Die erste Hüttentour',
        text: 'Was in den Rucksack gehört und was daheim bleiben darf.',
        link: { name: 'Rucksäcke entdecken', url: '/ausruestung/rucksaecke/' },
      }),
      teaser(pictures, 'laufen', 'Hügelland in der Abendsonne', {
        title: 'Abendrunde statt Abendprogramm',
        text: 'Laufschuhe für Asphalt und für Wurzeln.',
        link: { name: 'Laufschuhe finden', url: '/schuhe/laufschuhe/' },
      }),
      teaser(pictures, 'winter', 'Verschneite Flanke im Schneefall', {
        title: 'Früh am Lift',
        text: 'Pistenski und Helme für den Tag mit der besten Spur.',
        link: { name: 'Zu den Ski', url: '/wintersport/ski/' },
      }),
    ],
  };
}

const sectionScenes = { 1: 'damen', 2: 'herren', 3: 'kinder' } as const satisfies Record<number, SceneName>;

/** Everything the home page shows. */
export async function loadHome(context: ApiContext): Promise<HomeData> {
  const { orm, pictures } = context;
  const [newest, bestsellers, sale] = await Promise.all([
    newestIds(orm, rowLength),
    bestsellerIds(orm, rowLength),
    saleIds(orm, rowLength),
  ]);
  // One read for the tiles of all rows; a product may stand in several.
  const tiles = new Map(
    (await loadTiles(context, [...new Set([...newest, ...bestsellers, ...sale])])).map((tile) => [tile.id, tile]),
  );
  const pick = (ids: readonly number[]) => ids.flatMap((id) => tiles.get(id) ?? []);
  return {
    ...stories(pictures),
    genders: genderSections.map(({ gender, name, slug }) => ({
      gender,
      name,
      url: `/${slug}/`,
      picture: pictures.scene(sectionScenes[gender], ''),
    })),
    rows: [
      { id: 'new', title: 'Neu eingetroffen', url: '/search/?sort=added_at&order=desc', products: pick(newest) },
      { id: 'bestsellers', title: 'Gerade beliebt', url: '/search/', products: pick(bestsellers) },
      { id: 'sale', title: 'Im Sale', url: '/sale/', products: pick(sale) },
    ],
  };
}
