import { writeFileSync } from 'node:fs';
import { brandLogoSeeds } from '../reference/brand-logos.ts';
import { seedBrands } from '../reference/brands.ts';
import { teamLogoSeed } from '../reference/teams.ts';
import { readTeams } from '../texts.ts';
import { drawBrandLogo } from './draw-brand-logo.ts';

/** All logos on one page, to be looked at after a change: npx tsx infra/demo-catalogue/src/pictures/logo-sheet.ts <file.html> */
const [target] = process.argv.slice(2);
if (target === undefined) throw new Error('Usage: npx tsx infra/demo-catalogue/src/pictures/logo-sheet.ts <file.html>');

const seeds = brandLogoSeeds(seedBrands);
const logos = [
  ...seedBrands.map(({ id, name }) => ({ name, seed: seeds.get(id) ?? 0 })),
  ...(await readTeams()).map((team) => ({ name: team.name, seed: teamLogoSeed(team) })),
];
const images = logos.map((logo) => {
  const svg = Buffer.from(drawBrandLogo(logo)).toString('base64');
  return `<img alt="" style="width:100%" src="data:image/svg+xml;base64,${svg}">`;
});
writeFileSync(
  target,
  `<!doctype html><meta charset="utf-8"><title>Logos</title><body style="margin:16px;background:#F6F4EF"><div style="display:grid;grid-template-columns:repeat(5,1fr);gap:28px 24px">${images.join('')}</div>`,
);
