import type { CatalogueFolderWriter } from '@bergauf/catalogue-format/folder/write-catalogue';
import {
  drawBrandLogo,
  drawProductInTones,
  drawScaleInTones,
  drawScene,
  type ProductKind,
  type ScalePicture,
} from './pictures/index.ts';
import { scenes } from './pictures/scenes.ts';
import { productFile, scaleFile } from './records/product-records.ts';
import { logoFile } from './records/reference-records.ts';
import { brandLogoSeeds } from './reference/brand-logos.ts';
import { seedBrands } from './reference/brands.ts';
import { type TeamText, teamLogoSeed } from './reference/teams.ts';

/** Draws what the records name: scenes, and the logos of brands and teams. */
export function writePictures({ picture }: Pick<CatalogueFolderWriter, 'picture'>, teams: readonly TeamText[]): void {
  for (const [name, scene] of Object.entries(scenes)) picture(`pictures/scenes/${name}.svg`, drawScene(scene));
  const seeds = brandLogoSeeds(seedBrands);
  for (const { id, slug, name } of seedBrands) {
    const seed = seeds.get(id) ?? 0;
    picture(logoFile('brands', slug, seed), drawBrandLogo({ name, seed }));
  }
  for (const team of teams) {
    const seed = teamLogoSeed(team);
    picture(logoFile('teams', team.slug, seed), drawBrandLogo({ name: team.name, seed }));
  }
}

/** Kinds and designs of the products that are in a catalogue, and whether each is a product for children (true), for adults, or both. */
export type UsedDesigns = Map<ProductKind, Map<number, Set<boolean>>>;

export function noteDesign(used: UsedDesigns, { kind, design, isForChildren }: ScalePicture): void {
  const designs = used.get(kind) ?? new Map<number, Set<boolean>>();
  used.set(kind, designs.set(design, (designs.get(design) ?? new Set()).add(isForChildren)));
}

/** Draws each used design once, in placeholders for its colours. */
export function writeProductPictures({ picture }: Pick<CatalogueFolderWriter, 'picture'>, used: UsedDesigns): void {
  for (const [kind, designs] of used) {
    for (const [design, users] of designs) {
      for (const view of [1, 2, 3] as const) {
        picture(productFile(kind, design, view), drawProductInTones({ kind, design, view }));
      }
      for (const isForChildren of users) {
        const comparison = { kind, design, isForChildren };
        picture(scaleFile(comparison), drawScaleInTones(comparison));
      }
    }
  }
}
