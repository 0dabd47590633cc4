import { describe, expect, it } from 'vitest';
import { designsOf } from '../draw-product.ts';
import { drawingOf } from '../product-kinds.ts';
import { chosenKinds, cutName, cutNames, designForProduct } from './design-for-product.ts';
import type { ProductFacts } from './product-facts.ts';

type Given = Partial<Omit<ProductFacts, 'id'>>;

const road: Given = { kind: 'running-shoe', category: 'schuhe/laufschuhe/strasse/training' };

/** All cuts that products with these facts and different ids are given. */
function cutsOf(given: Given): readonly string[] {
  const base = { kind: 'running-shoe', category: '', gender: 2, text: '', colours: ['blau'], ...given } as const;
  const names = Array.from({ length: 400 }, (_, index) =>
    cutName(base.kind, designForProduct({ ...base, id: 1001 + index })),
  );
  return [...new Set(names)].flatMap((name) => name ?? []).sort();
}

// Suits some cut of every kind and none of those that need a word of their own.
const plainText =
  'volumen: 26 l, schrittlänge: 12 cm, länge: lang, obermaterial: glattleder, dämpfung: mittel, bis −5 °c in ruhe';

const lugged = ['fell', 'gaiter', 'kids-trail', 'trail', 'trail-cushioned', 'trail-rail', 'trail-sock'];

describe('the design of a product follows its texts', () => {
  it('gives lugs to trail shoes and none to road shoes', () => {
    const text = 'dichte gewebe, gamasche, lasche, dämpfung, dämpfung: weich, gestrickt';
    const trail = cutsOf({ category: 'schuhe/laufschuhe/trailrunning/alpin', text });
    expect(trail.length).toBeGreaterThan(2);
    for (const cut of trail) expect(lugged).toContain(cut);
    const roads = cutsOf({ ...road, text });
    expect(roads.length).toBeGreaterThan(3);
    for (const cut of roads) expect(lugged).not.toContain(cut);
  });

  it.each<readonly [string, Given, string[]]>([
    ['soft foam', { ...road, text: 'dämpfung: weich' }, ['cushioned']],
    ['a knitted upper', { ...road, text: 'obermaterial ist aus einem stück gestrickt' }, ['knitted']],
    ['support', { kind: 'running-shoe', category: 'schuhe/laufschuhe/strasse/stabilitaet' }, ['stable']],
    ['a race', { kind: 'running-shoe', category: 'schuhe/laufschuhe/strasse/wettkampf' }, ['flat', 'plated']],
    ['canvas', { kind: 'sneaker', category: 'schuhe/sneaker/retro', text: 'obermaterial: canvas' }, ['plimsoll']],
    ['suede', { kind: 'sneaker', category: 'schuhe/sneaker/retro', text: 'obermaterial: velourleder' }, ['skate']],
    ['a bladder', { kind: 'backpack', text: 'volumen: 18 l, fach für trinkblase' }, ['speed']],
    ['poles', { kind: 'backpack', text: 'volumen: 30 l, halterung für stöcke' }, ['poles']],
    ['sun protection', { kind: 'shirt', category: 'shirts/funktionsshirts', text: 'uv-schutz 30+' }, ['sun-hoodie']],
    ['a skin notch', { kind: 'touring-ski', text: 'nut für das steigfell' }, ['tour-notched']],
    ['a long inseam', { kind: 'shorts', text: 'schrittlänge: 18 cm' }, ['baggy', 'half-tights']],
    ['zips at the ankles', { kind: 'tights', text: 'länge: lang, zipp am knöchel' }, ['mesh', 'winter']],
  ])('shows %s where the text has it, and only there', (_what, given, cuts) => {
    expect(cutsOf(given)).toEqual(expect.arrayContaining(cuts));
    const plain = cutsOf({ kind: given.kind ?? 'shirt', category: 'schuhe/laufschuhe/trailrunning', text: plainText });
    for (const cut of cuts) expect(plain).not.toContain(cut);
  });

  it.each([
    ['shell-jacket', 'mit kapuze', ['sash']],
    ['backpack', 'volumen: 30 l', ['poles', 'rain-cover', 'speed', 'kids']],
    ['shorts', 'schrittlänge: 8 cm', ['baggy', 'half-tights', 'trainer', 'layered']],
    ['tights', 'länge: 7/8', ['striped', 'standing', 'winter', 'cargo']],
    ['tights', 'länge: lang', ['banded', 'running', 'crossed', 'cropped-shorts']],
    ['hiking-boot', 'obermaterial: glattleder', ['rocker', 'speed', 'light', 'trekking']],
    ['down-jacket', 'bis −5 °c in ruhe', ['puffer', 'belay', 'hooded']],
  ] as const)('never shows a %s of which it says "%s" with another cut', (kind, text, never) => {
    const cuts = cutsOf({ kind, text });
    expect(cuts.length).toBeGreaterThan(0);
    for (const cut of never) expect(cuts).not.toContain(cut);
  });

  it('shows children the cuts for children, which are smaller', () => {
    for (const kind of chosenKinds) {
      const all = cutNames(kind);
      const forChildren = all.filter((cut) => cut.includes('kids') || cut === 'straps');
      const texts = {
        text: 'länge: 7/8 volumen: 18 l obermaterial: velourleder und textil schrittlänge: 22 cm, schrittlänge: 12 cm',
      };
      const given = cutsOf({ kind, gender: 3, ...texts });
      if (forChildren.length > 0) expect(forChildren, kind).toEqual(expect.arrayContaining([...given]));
      const adults = cutsOf({ kind, gender: 1, ...texts });
      for (const cut of forChildren) expect(adults, `${kind} ${cut}`).not.toContain(cut);
    }
  });

  it('gives vests no sleeves and jackets no armholes', () => {
    for (const cut of cutsOf({ kind: 'down-vest' })) expect(cut).toMatch(/^vest-/);
    for (const cut of cutsOf({ kind: 'down-jacket' })) expect(cut).not.toMatch(/^vest-/);
  });

  it('sets no dark trim on black and no pale one on white', () => {
    const trims = (colour: string) =>
      new Set(
        Array.from({ length: 200 }, (_, id) => {
          const facts = { ...road, kind: 'running-shoe', category: '', gender: 1, text: '' } as const;
          return Math.floor(designForProduct({ ...facts, id, colours: [colour] }) / drawingOf['running-shoe'].cuts);
        }),
      );
    expect([...trims('schwarz')].sort()).toEqual([0, 2]);
    expect([...trims('weiss')].sort()).toEqual([0, 1]);
    expect([...trims('rot')].sort()).toEqual([0, 1, 2]);
  });
});

describe('the cuts that are chosen from', () => {
  it.each(chosenKinds)('%s are those of the drawing', (kind) => {
    expect(cutNames(kind)).toHaveLength(drawingOf[kind].cuts);
    expect(cutName(kind, designsOf(kind) - 1)).toBe(cutNames(kind).at(-1));
  });

  it('leave other kinds to their id', () => {
    const facts = { kind: 'ball', category: '', gender: 0, text: '', colours: [] } as const;
    const designs = new Set(Array.from({ length: 60 }, (_, id) => designForProduct({ ...facts, id })));
    expect(designs.size).toBe(designsOf('ball'));
  });
});
