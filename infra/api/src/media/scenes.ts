import type { Scene } from '../pictures/index.ts';

/** The alpine scenes of the shop's stories, by the name in their URL. */
export const scenes = {
  hero: { seed: 11, time: 'dawn', weather: 'haze', width: 1920, height: 1080, route: true },
  wandern: { seed: 23, time: 'day', weather: 'clear', width: 1200, height: 900, route: true },
  winter: { seed: 37, time: 'day', weather: 'snow', width: 1200, height: 900 },
  laufen: { seed: 41, time: 'dusk', weather: 'clear', width: 1200, height: 900 },
  damen: { seed: 53, time: 'dawn', weather: 'clear', width: 900, height: 1125 },
  herren: { seed: 67, time: 'day', weather: 'haze', width: 900, height: 1125 },
  kinder: { seed: 71, time: 'day', weather: 'clear', width: 900, height: 1125 },
  sale: { seed: 83, time: 'dusk', weather: 'haze', width: 900, height: 1125 },
  'guide-laufschuh': { seed: 97, time: 'dawn', width: 1200, height: 900, route: true },
  'guide-huette': { seed: 101, time: 'night', weather: 'clear', width: 1200, height: 900 },
  'guide-lawine': { seed: 113, time: 'day', weather: 'snow', width: 1200, height: 900 },
  'store-city': { seed: 131, time: 'dusk', weather: 'clear', width: 1440, height: 700 },
  'store-town': { seed: 137, time: 'day', weather: 'clear', width: 1440, height: 700 },
  'store-alpine': { seed: 139, time: 'day', weather: 'snow', width: 1440, height: 700 },
  guide: { seed: 191, time: 'dawn', weather: 'clear', width: 1440, height: 700, route: true },
  'guide-laufen': { seed: 149, time: 'dawn', weather: 'haze', width: 1440, height: 700 },
  'guide-wandern': { seed: 151, time: 'day', weather: 'clear', width: 1440, height: 700, route: true },
  'guide-ski': { seed: 157, time: 'day', weather: 'snow', width: 1440, height: 700 },
  'guide-rad': { seed: 163, time: 'dusk', weather: 'haze', width: 1440, height: 700 },
  'guide-zelt': { seed: 167, time: 'night', weather: 'clear', width: 1440, height: 700 },
  'guide-klettern': { seed: 173, time: 'dawn', weather: 'clear', width: 1440, height: 700 },
  'guide-training': { seed: 179, time: 'day', weather: 'haze', width: 1440, height: 700 },
  'guide-pflege': { seed: 181, time: 'dusk', weather: 'clear', width: 1440, height: 700 },
} as const satisfies Record<string, Scene>;

export type SceneName = keyof typeof scenes;

export function isSceneName(name: string): name is SceneName {
  return Object.hasOwn(scenes, name);
}
