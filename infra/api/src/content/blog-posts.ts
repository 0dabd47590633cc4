import type { BlogPostTeaser } from 'shared-contracts/entities';
import type { PictureLibrary } from '../media/picture-library.ts';
import type { SceneName } from '../media/scenes.ts';

const posts: readonly { id: number; title: string; slug: string; scene: SceneName; alt: string }[] = [
  {
    id: 1,
    title: 'Welcher Laufschuh passt zu dir?',
    slug: 'welcher-laufschuh-passt',
    scene: 'guide-laufschuh',
    alt: 'Weg im Morgenlicht',
  },
  {
    id: 2,
    title: 'Packliste für drei Tage Hütte',
    slug: 'packliste-huette',
    scene: 'guide-huette',
    alt: 'Bergkamm bei Nacht',
  },
  {
    id: 3,
    title: 'Skitour: so liest du den Lagebericht',
    slug: 'skitour-lagebericht',
    scene: 'guide-lawine',
    alt: 'Verschneiter Hang',
  },
];

/** The guide articles that the search box offers. */
export function blogPostTeasers(pictures: PictureLibrary): BlogPostTeaser[] {
  return posts.map(({ id, title, slug, scene, alt }) => ({
    id,
    title,
    url: `/blog/article/${slug}/`,
    picture: pictures.scene(scene, alt),
  }));
}
