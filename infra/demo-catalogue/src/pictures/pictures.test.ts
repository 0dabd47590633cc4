// @module-tag rotated
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { chosenKinds } from './choice/design-for-product.ts';
import {
  designOfProduct,
  designsOf,
  drawBrandLogo,
  drawProduct,
  drawScale,
  drawScene,
  paletteById,
  palettes,
  productKinds,
} from './index.ts';
import { isSceneName, scenes } from './scenes.ts';

const views = [1, 2, 3] as const;
const times = ['dawn', 'day', 'dusk', 'night'] as const;
const weathers = ['clear', 'haze', 'fog', 'snow', 'storm'] as const;

/** Bytes of an SVG as the API sends it. */
const sentBytes = (svg: string): number =>
  brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } }).length;

/** Defects of an SVG: broken numbers, unbalanced tags, repeated or missing ids, unsafe content. */
function flaws(svg: string): string[] {
  const found: string[] = [];
  if (/NaN|undefined|Infinity|\[object/.test(svg)) found.push('a value is missing');
  if (/<script|<foreignObject|<image|\son\w+=|javascript:/i.test(svg)) found.push('content that is not a drawing');
  for (const [, target = ''] of svg.matchAll(/(?:href="|url\()([^")]+)/g)) {
    if (!target.startsWith('#')) found.push(`reference to ${target}`);
  }
  const open: string[] = [];
  for (const [tag, close, name = '', attributes = '', empty] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)((?:\s[\w:-]+="[^"<]*")*)\s*(\/?)>/g,
  )) {
    const names = [...attributes.matchAll(/\s([\w:-]+)="/g)].map(([, attribute]) => attribute);
    if (new Set(names).size !== names.length) found.push(`repeated attribute in ${tag.slice(0, 60)}`);
    if (close) {
      if (open.pop() !== name) found.push(`unexpected ${tag}`);
    } else if (!empty) open.push(name);
  }
  if (open.length > 0) found.push(`left open: ${open.join(' ')}`);
  const bare = svg.replaceAll(/<\/?[a-zA-Z]+(?:\s[\w:-]+="[^"<]*")*\s*\/?>/g, '');
  if (/[<>"]/.test(bare)) found.push(`no markup: ${bare.slice(0, 80)}`);
  const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  if (repeated.length > 0) found.push(`ids used twice: ${repeated.join(' ')}`);
  for (const [, id] of svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)) {
    if (!ids.includes(id)) found.push(`nothing has the id ${id}`);
  }
  return found;
}

describe('palettes', () => {
  it('are twelve, each with its own id, names and five different tones', () => {
    expect(palettes).toHaveLength(12);
    expect(new Set(palettes.map(({ id }) => id)).size).toBe(12);
    for (const { hex, name, tones } of palettes) {
      expect(tones).toContain(hex);
      expect(new Set(tones).size).toBe(5);
      expect(name.at).not.toBe('');
      expect(name.en).not.toBe('');
    }
  });
});

describe.each(productKinds)('the drawing of a %s', (kind) => {
  const designs = Array.from({ length: designsOf(kind) }, (_, design) => design);
  const drawings = new Map<string, string>();
  /** Draws each picture once for all tests. */
  const draw = (palette: string, design: number, view: (typeof views)[number]): string => {
    const key = `${palette} ${design} ${view}`;
    const svg = drawings.get(key) ?? drawProduct({ kind, palette, design, view });
    drawings.set(key, svg);
    return svg;
  };

  const isChosen = chosenKinds.includes(kind);
  const most = isChosen ? { letters: 9_000, bytes: 3_000 } : { letters: 12_000, bytes: 4_000 };

  it.each(views)('is sound in every palette and design and weighs little, view %i', (view) => {
    // Every design with some palettes and every palette with some designs; the next palette takes other designs.
    const step = designs.length > 12 ? 6 : 3;
    for (const [index, { id }] of palettes.entries()) {
      for (const design of designs.filter((candidate) => (candidate + index) % step === 0 || designs.length < 3)) {
        const svg = draw(id, design, view);
        expect(flaws(svg), `${kind} ${id} ${design} ${view}`).toEqual([]);
        expect(svg.length, `${kind} ${id} ${design} ${view}`).toBeLessThan(most.letters);
        if (index === 0) expect(sentBytes(svg), `${kind} ${id} ${design} ${view}`).toBeLessThan(most.bytes);
      }
    }
  });

  it('is sound beside a person or a hand, and weighs little', () => {
    for (const design of designs) {
      const { id } = palettes[design % palettes.length] ?? palettes[0];
      for (const isForChildren of [false, true]) {
        const svg = drawScale({ kind, palette: id, design, isForChildren });
        expect(flaws(svg), `${kind} ${id} ${design}`).toEqual([]);
        expect(sentBytes(svg), `${kind} ${id} ${design}`).toBeLessThan(3_500);
      }
    }
  });

  it('is the same each time, and another for every palette and design', () => {
    const heroes = palettes.flatMap(({ id }) => designs.map((design) => draw(id, design, 1)));
    expect(new Set(heroes).size).toBe(palettes.length * designs.length);
    const once = { kind, palette: 'rot', design: 0, view: 1 } as const;
    expect(drawProduct(once)).toBe(drawProduct(once));
  });

  it('takes the colours of another palette when its tones are replaced, apart from the ground', () => {
    const [red, teal] = [paletteById('rot').tones, paletteById('petrol').tones];
    const withoutGround = (svg: string) => svg.replace(/<radialGradient id="paper".*?<\/radialGradient>/, '');
    for (const design of designs) {
      for (const view of views) {
        const recoloured = red.reduce(
          (svg, tone, index) => svg.replaceAll(tone, teal[index] ?? ''),
          draw('rot', design, view),
        );
        const isSame = withoutGround(recoloured) === withoutGround(draw('petrol', design, view));
        expect(isSame, `${kind} ${design} ${view}`).toBe(true);
      }
    }
  });

  it('shows something else in every view', () => {
    for (const design of designs) {
      expect(new Set(views.map((view) => draw('rot', design, view))).size, `${kind} ${design}`).toBe(views.length);
    }
  });

  it('fills a 4 : 5 sheet', () => {
    expect(drawProduct({ kind, palette: 'rot', design: 0, view: 1 })).toContain('viewBox="0 0 800 1000"');
  });

  it.skipIf(isChosen)('spreads its designs over the catalogue', () => {
    const ids = Array.from({ length: 600 }, (_, index) => 10_001 + index);
    const counts = designs.map((design) => ids.filter((id) => designOfProduct(kind, id) === design).length);
    for (const count of counts) expect(count).toBeGreaterThan(600 / designs.length / 2);
  });
});

describe('a product picture', () => {
  it('refuses a palette that does not exist', () => {
    expect(() => drawProduct({ kind: 'ski', palette: 'lila', design: 0, view: 1 })).toThrow('lila');
  });

  it('refuses a design that does not exist', () => {
    for (const design of [-1, 0.5, designsOf('ski')]) {
      expect(() => drawProduct({ kind: 'ski', palette: 'rot', design, view: 1 })).toThrow('design');
    }
  });
});

describe('a scene', () => {
  it('weighs little as the cover of a flyer, whose paper covers its foreground', () => {
    for (const name of Object.keys(scenes).filter(isSceneName)) {
      if (!name.startsWith('flyer-')) continue;
      const svg = drawScene(scenes[name]);
      expect(sentBytes(svg), name).toBeLessThan(6_700);
    }
  });

  it.each(times)('is sound at %s in every weather and shape', (time) => {
    for (const weather of weathers) {
      for (const [width, height] of [
        [1440, 640],
        [390, 520],
        [800, 800],
      ] as const) {
        for (let seed = 0; seed < 3; seed += 1) {
          const svg = drawScene({ seed, time, weather, width, height, route: seed % 2 === 0 });
          expect(flaws(svg), `${seed} ${weather} ${width}`).toEqual([]);
          expect(svg.length).toBeLessThan(60_000);
          expect(sentBytes(svg)).toBeLessThan(20_000);
        }
      }
    }
  });

  it('is fixed by its seed', () => {
    const scene = { time: 'dawn', width: 1200, height: 600 } as const;
    expect(drawScene({ ...scene, seed: 7 })).toBe(drawScene({ ...scene, seed: 7 }));
    expect(drawScene({ ...scene, seed: 7 })).not.toBe(drawScene({ ...scene, seed: 8 }));
  });

  it('stands its summit where it is asked to, and looks different in every season', () => {
    const scene = { seed: 5, time: 'day', width: 1440, height: 700, route: true } as const;
    const summitOf = (svg: string) =>
      Number(svg.matchAll(/<circle cx="(\d+)"[^>]*fill="#FBFAF6" stroke/g).next().value?.[1]);
    const [left = 0, centre = 0, right = 0] = (['left', 'centre', 'right'] as const).map((summit) =>
      summitOf(drawScene({ ...scene, summit })),
    );
    expect(left).toBeLessThan(1440 * 0.36);
    expect(centre).toBeGreaterThan(1440 * 0.42);
    expect(centre).toBeLessThan(1440 * 0.6);
    expect(right).toBeGreaterThan(1440 * 0.64);
    const seasons = ['spring', 'summer', 'autumn', 'winter'] as const;
    expect(new Set(seasons.map((season) => drawScene({ ...scene, season }))).size).toBe(4);
  });

  it('shows a route only when asked', () => {
    const scene = { seed: 3, time: 'day', width: 1200, height: 600 } as const;
    expect(drawScene({ ...scene, route: true })).toContain('stroke-dasharray');
    expect(drawScene(scene)).not.toContain('stroke-dasharray');
  });
});

describe('a brand logo', () => {
  it('is valid for any name', () => {
    for (let seed = 0; seed < 24; seed += 1) {
      expect(flaws(drawBrandLogo({ name: `Fels & <Söhne> "${seed}"`, seed }))).toEqual([]);
    }
  });

  it('differs by seed and by name', () => {
    const logos = Array.from({ length: 8 }, (_, seed) => drawBrandLogo({ name: 'Gratwerk', seed }));
    expect(new Set(logos).size).toBe(8);
    expect(drawBrandLogo({ name: 'Nordfels', seed: 1 })).not.toBe(logos[1]);
  });
});
