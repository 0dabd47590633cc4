import type { ContentLocale, HomeData, HomeTeaser } from 'shared-contracts/entities';
import { genderSections } from '../catalogue/genders.ts';
import { loadTiles } from '../catalogue/tiles.ts';
import { bestsellerIds, newestIds, saleIds } from '../catalogue/top-products.ts';
import { type Localized, localized } from '../database/localized.ts';
import type { ApiContext } from '../http/api-context.ts';
import type { SceneName } from '../media/scenes.ts';

const rowLength = 12;

type Story = { readonly [text in 'alt' | 'title' | 'text' | 'link']: Localized } & {
  readonly id: SceneName;
  readonly url: string;
};

const hero: Story = {
  id: 'hero',
  alt: {
    at: 'Gratlinie im ersten Licht mit eingezeichneter Route',
    en: 'A ridge at first light, a route drawn along it',
  },
  title: { at: 'Der Berg wartet nicht auf gutes Wetter', en: 'The mountain does not wait for good weather' },
  text: {
    at: 'Regenjacken, die einen ganzen Tag durchhalten, und Schuhe, die den Weg finden.',
    en: 'Rain jackets that last a whole day, and shoes that find the way.',
  },
  link: { at: 'Regenjacken ansehen', en: 'See rain jackets' },
  url: '/bekleidung/jacken/regenjacken/',
};

const teasers: readonly Story[] = [
  {
    id: 'wandern',
    alt: { at: 'Almweg unter blauem Himmel', en: 'A pasture trail under a blue sky' },
    title: { at: 'Die erste Hüttentour', en: 'The first hut tour' },
    text: {
      at: 'Was in den Rucksack gehört und was daheim bleiben darf.',
      en: 'What belongs in the pack, and what may stay at home.',
    },
    link: { at: 'Rucksäcke entdecken', en: 'Discover backpacks' },
    url: '/ausruestung/rucksaecke/',
  },
  {
    id: 'laufen',
    alt: { at: 'Hügelland in der Abendsonne', en: 'Hills in the evening sun' },
    title: { at: 'Abendrunde statt Abendprogramm', en: 'An evening run instead of evening telly' },
    text: { at: 'Laufschuhe für Asphalt und für Wurzeln.', en: 'Running shoes for tarmac and for roots.' },
    link: { at: 'Laufschuhe finden', en: 'Find running shoes' },
    url: '/schuhe/laufschuhe/',
  },
  {
    id: 'winter',
    alt: { at: 'Verschneite Flanke im Schneefall', en: 'A snowy flank in falling snow' },
    title: { at: 'Früh am Lift', en: 'First on the lift' },
    text: {
      at: 'Pistenski und Helme für den Tag mit der besten Spur.',
      en: 'Piste skis and helmets for the day of the best track.',
    },
    link: { at: 'Zu den Ski', en: 'To the skis' },
    url: '/wintersport/ski/',
  },
];

const rowTitles = {
  new: { at: 'Neu eingetroffen', en: 'Just arrived' },
  bestsellers: { at: 'Gerade beliebt', en: 'Popular right now' },
  sale: { at: 'Im Sale', en: 'On sale' },
} as const satisfies Record<string, Localized>;

const sectionScenes = { 1: 'damen', 2: 'herren', 3: 'kinder' } as const satisfies Record<number, SceneName>;

/** The content of the home page. */
export async function loadHome(context: ApiContext, locale: ContentLocale): Promise<HomeData> {
  const { orm, pictures } = context;
  const [newest, bestsellers, sale] = await Promise.all([
    newestIds(orm, rowLength),
    bestsellerIds(orm, rowLength),
    saleIds(orm, rowLength),
  ]);
  // One read for all rows; a product may be in several.
  const tiles = new Map(
    (await loadTiles(context, [...new Set([...newest, ...bestsellers, ...sale])], [], locale)).map((tile) => [
      tile.id,
      tile,
    ]),
  );
  const pick = (ids: readonly number[]) => ids.flatMap((id) => tiles.get(id) ?? []);
  const teaserOf = ({ id, alt, title, text, link, url }: Story): HomeTeaser => ({
    id,
    title: localized(title, locale),
    text: localized(text, locale),
    link: { name: localized(link, locale), url },
    picture: pictures.scene(id, localized(alt, locale)),
  });
  const titled = (id: keyof typeof rowTitles) => ({ id, title: localized(rowTitles[id], locale) });
  return {
    hero: teaserOf(hero),
    teasers: teasers.map(teaserOf),
    genders: genderSections.map(({ gender, names, slug }) => ({
      gender,
      name: localized(names, locale),
      url: `/${slug}/`,
      picture: pictures.scene(sectionScenes[gender], ''),
    })),
    rows: [
      { ...titled('new'), url: '/search/?sort=added_at&order=desc', products: pick(newest) },
      { ...titled('bestsellers'), url: '/search/', products: pick(bestsellers) },
      { ...titled('sale'), url: '/sale/', products: pick(sale) },
    ],
  };
}
