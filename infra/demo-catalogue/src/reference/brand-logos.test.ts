import { describe, expect, it } from 'vitest';
import { drawBrandLogo } from '../pictures/index.ts';
import { readTeams } from '../texts.ts';
import { brandLogoSeeds } from './brand-logos.ts';
import { brandRanges } from './brand-ranges.ts';
import { seedBrands } from './brands.ts';
import { teamLogoSeed } from './teams.ts';

const seeds = brandLogoSeeds(seedBrands);
const logos = [
  ...seedBrands.map(({ id, name }) => drawBrandLogo({ name, seed: seeds.get(id) ?? Number.NaN })),
  ...(await readTeams()).map((team) => drawBrandLogo({ name: team.name, seed: teamLogoSeed(team) })),
];

describe('the brands', () => {
  it('are eighty, each with a name and an address of its own', () => {
    expect(seedBrands).toHaveLength(80);
    expect(new Set(seedBrands.map(({ name }) => name)).size).toBe(80);
    expect(new Set(seedBrands.map(({ slug }) => slug)).size).toBe(80);
    expect(seedBrands.every(({ slug }) => /^[a-z0-9-]+$/.test(slug))).toBe(true);
  });

  it.each(brandRanges)('leave a shopper a choice in the field "%s"', (range) => {
    expect(seedBrands.filter(({ ranges }) => ranges.includes(range)).length).toBeGreaterThanOrEqual(4);
  });
});

describe('the logos', () => {
  it('would nearly all differ even if every brand had the same name', () => {
    const alike = seedBrands.map(({ id }) => drawBrandLogo({ name: 'Bergauf', seed: seeds.get(id) ?? Number.NaN }));
    expect(new Set(alike).size).toBeGreaterThan(70);
  });

  it('are drawn, not set in a face that the browser may not have', () => {
    expect(logos.filter((svg) => /<text|font-family|NaN|undefined/.test(svg))).toEqual([]);
  });

  it('stay small', () => {
    expect(Math.max(...logos.map(({ length }) => length))).toBeLessThan(6000);
  });
});
