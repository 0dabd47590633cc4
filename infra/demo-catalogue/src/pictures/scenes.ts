import { articleScenes } from './article-scenes.ts';
import type { Scene } from './index.ts';

const wide = { width: 1440, height: 700 } as const;
const story = { width: 1200, height: 900 } as const;
const upright = { width: 900, height: 1125 } as const;
// Covers of flyers: below the woods they are covered by paper, and every byte of them delays the first page.
const sheet = { width: 1050, height: 1485, foreground: false } as const;

/** The scene pictures of home, guide, stores and flyers, by the name in their URL. */
export const scenes = {
  hero: {
    seed: 11,
    time: 'dawn',
    weather: 'haze',
    season: 'summer',
    summit: 'right',
    width: 1920,
    height: 1080,
    route: true,
  },
  wandern: { ...story, seed: 23, time: 'day', season: 'summer', summit: 'left', route: true },
  winter: { ...story, seed: 37, time: 'day', weather: 'snow', summit: 'right' },
  laufen: { ...story, seed: 41, time: 'dusk', season: 'autumn', summit: 'left' },
  damen: { ...upright, seed: 53, time: 'dawn', season: 'spring', summit: 'centre' },
  herren: { ...upright, seed: 67, time: 'day', weather: 'haze', season: 'autumn', summit: 'right' },
  kinder: { ...upright, seed: 71, time: 'day', season: 'spring', summit: 'left', lake: true },
  sale: { ...upright, seed: 83, time: 'dusk', weather: 'haze', season: 'summer', summit: 'right' },
  'sport-skifahren': { ...wide, seed: 307, time: 'day', season: 'winter', summit: 'left', route: true },
  'sport-skitouren': { ...story, seed: 311, time: 'dawn', season: 'winter', summit: 'centre' },
  'sport-laufen': { ...story, seed: 313, time: 'dusk', season: 'autumn', summit: 'right' },
  'sport-klettern': { ...story, seed: 317, time: 'day', weather: 'haze', season: 'summer', summit: 'centre' },
  'sport-camping': { ...story, seed: 331, time: 'night', season: 'summer', summit: 'left', lake: true },
  'sport-radfahren': { ...story, seed: 337, time: 'day', season: 'spring', summit: 'right' },
  'sport-schwimmen': { ...story, seed: 347, time: 'day', season: 'summer', summit: 'right', lake: true },
  'sport-wandern': { ...wide, seed: 349, time: 'dawn', season: 'autumn', summit: 'right', route: true },
  'guide-laufschuh': { ...story, seed: 97, time: 'dawn', season: 'spring', summit: 'right', route: true },
  'guide-huette': { ...story, seed: 101, time: 'night', season: 'summer', summit: 'left' },
  'guide-lawine': { ...story, seed: 113, time: 'day', season: 'winter', summit: 'right' },
  guide: { ...wide, seed: 191, time: 'dawn', season: 'autumn', summit: 'right', route: true },
  'guide-laufen': { ...wide, seed: 149, time: 'dawn', weather: 'haze', season: 'spring', summit: 'left' },
  'guide-wandern': { ...wide, seed: 151, time: 'day', season: 'summer', summit: 'right', route: true },
  'guide-touren': { ...wide, seed: 191, time: 'dawn', season: 'summer', summit: 'centre', route: true },
  'guide-ski': { ...wide, seed: 157, time: 'day', season: 'winter', summit: 'right' },
  'guide-rad': { ...wide, seed: 163, time: 'dusk', season: 'summer', summit: 'left' },
  'guide-zelt': { ...wide, seed: 167, time: 'night', season: 'summer', summit: 'right', lake: true },
  'guide-klettern': { ...wide, seed: 173, time: 'day', season: 'autumn', summit: 'centre' },
  'guide-training': { ...wide, seed: 179, time: 'day', weather: 'haze', season: 'spring', summit: 'left' },
  'guide-pflege': { ...wide, seed: 181, time: 'day', weather: 'storm', season: 'summer', summit: 'right' },
  'store-city': { ...wide, seed: 131, time: 'dusk', season: 'spring', summit: 'left' },
  'store-town': { ...wide, seed: 137, time: 'day', season: 'summer', summit: 'right', lake: true },
  'store-alpine': { ...wide, seed: 139, time: 'dawn', season: 'winter', summit: 'centre' },
  'not-found': { ...wide, seed: 197, time: 'day', weather: 'fog', season: 'autumn', summit: 'right' },
  failure: { ...wide, seed: 199, time: 'dusk', weather: 'storm', season: 'autumn', summit: 'left' },
  login: { ...upright, seed: 211, time: 'night', season: 'winter', summit: 'right' },
  'flyer-winter': { ...sheet, seed: 223, time: 'day', season: 'winter', summit: 'right' },
  'flyer-lauf': { ...sheet, seed: 227, time: 'dawn', season: 'spring', summit: 'centre' },
  'flyer-berg': { ...sheet, seed: 229, time: 'day', season: 'summer', summit: 'left', route: true },
  'flyer-rad': { ...sheet, seed: 233, time: 'dusk', season: 'autumn', summit: 'right' },
  ...articleScenes,
} as const satisfies Record<string, Scene>;

export type SceneName = keyof typeof scenes;

export function isSceneName(name: string): name is SceneName {
  return Object.hasOwn(scenes, name);
}
