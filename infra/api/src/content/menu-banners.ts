import type { SectionGender } from '../catalogue/genders.ts';
import type { Localized } from '../database/localized.ts';
import type { SceneName } from '../media/scenes.ts';

export type MenuBanner = {
  readonly scene: SceneName;
  readonly title: Localized;
  readonly description: Localized;
  readonly url: string;
};

/** The banners at the end of a gender's flyout. */
export const menuBanners: Readonly<Record<SectionGender, readonly MenuBanner[]>> = {
  1: [
    {
      scene: 'guide-laufen',
      title: { at: 'Laufschuhe finden', en: 'Find your running shoes' },
      description: { at: 'Sechs Fragen, die dir die Wand kürzer machen.', en: 'Six questions that shorten the wall.' },
      url: '/blog/article/welcher-laufschuh-passt/',
    },
    {
      scene: 'guide-wandern',
      title: { at: 'Neu für die Hüttentour', en: 'New for the hut tour' },
      description: { at: 'Leichter packen, trockener ankommen.', en: 'Pack lighter, arrive drier.' },
      url: '/blog/wandern/',
    },
  ],
  2: [
    {
      scene: 'guide-ski',
      title: { at: 'Skilänge in zwei Minuten', en: 'Ski length in two minutes' },
      description: { at: 'Größe, Können, Gelände: so rechnest du.', en: 'Height, ability, terrain: do the sum.' },
      url: '/blog/article/skilaenge-finden/',
    },
    {
      scene: 'guide-rad',
      title: { at: 'Das Rad für den Frühling', en: 'The bike for spring' },
      description: { at: 'Service jetzt, nicht erst im April.', en: 'Have it serviced now, not in April.' },
      url: '/services/rad-service/',
    },
  ],
  3: [
    {
      scene: 'kinder',
      title: { at: 'Mitwachsen statt nachkaufen', en: 'Growing along' },
      description: { at: 'Größen für Kinder, ehrlich erklärt.', en: 'Children’s sizes, honestly explained.' },
      url: '/blog/article/kindergroessen/',
    },
  ],
};
