import type { CatalogueFolderWriter } from '@bergauf/catalogue-format/folder/write-catalogue';
import { drawBrandLogo, drawScene } from './pictures/index.ts';
import { scenes } from './pictures/scenes.ts';
import { logoFile } from './records/reference-records.ts';
import { brandLogoSeeds } from './reference/brand-logos.ts';
import { seedBrands } from './reference/brands.ts';
import { seedTeams, teamLogoSeed } from './reference/teams.ts';

/** Draws what the records name: scenes, and the logos of brands and teams. */
export async function writePictures({ picture }: Pick<CatalogueFolderWriter, 'picture'>): Promise<void> {
  for (const [name, scene] of Object.entries(scenes)) await picture(`pictures/scenes/${name}.svg`, drawScene(scene));
  const seeds = brandLogoSeeds(seedBrands);
  for (const { id, slug, name } of seedBrands) {
    const seed = seeds.get(id) ?? 0;
    await picture(logoFile('brands', slug, seed), drawBrandLogo({ name, seed }));
  }
  for (const team of seedTeams) {
    const seed = teamLogoSeed(team);
    await picture(logoFile('teams', team.slug, seed), drawBrandLogo({ name: team.name, seed }));
  }
}
