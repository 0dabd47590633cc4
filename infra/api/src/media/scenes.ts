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
} as const satisfies Record<string, Scene>;

export type SceneName = keyof typeof scenes;

export function isSceneName(name: string): name is SceneName {
  return Object.hasOwn(scenes, name);
}
