import type { Palette } from './palettes.ts';

/** What a drawing may colour with: the five tones of its palette, and ink and paper in two strengths each. */
export type Colours = {
  readonly light: string;
  readonly soft: string;
  readonly base: string;
  readonly shade: string;
  readonly deep: string;
  readonly ink: string;
  readonly graphite: string;
  readonly paper: string;
  readonly chalk: string;
  /** A grey that stands between chalk and graphite: rubber, webbing, metal in shade. */
  readonly stone: string;
  /** A darker grey for metal in shade and the outline of pale rubber. */
  readonly slate: string;
  readonly ground: string;
  /** The sheet's ground in the light, and away from it. */
  readonly lit: string;
  readonly dim: string;
};

function channels(hex: string): readonly number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
}

/** A colour on the way from one `#rrggbb` to another; `share` 0 gives the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, index) => Math.round(value + ((target[index] ?? value) - value) * share));
  return `#${mixed.map((value) => Math.min(255, Math.max(0, value)).toString(16).padStart(2, '0')).join('')}`;
}

export function coloursOf(palette: Palette): Colours {
  const [light, soft, base, shade, deep] = palette.tones;
  const ink = '#10201A';
  const ground = mix('#ECE9E0', palette.hex, 0.06);
  return {
    light,
    soft,
    base,
    shade,
    deep,
    ink,
    graphite: '#38433E',
    slate: '#6D7772',
    stone: '#A9ABA2',
    chalk: '#DEDBD1',
    paper: '#FBFAF6',
    ground,
    lit: mix(ground, '#FFFFFF', 0.55),
    dim: mix(ground, ink, 0.07),
  };
}

/** The colours that differ between palettes. Drawings never compute with them, so that each can stand for a placeholder. */
const toneNames = ['light', 'soft', 'base', 'shade', 'deep', 'ground', 'lit', 'dim'] as const;

/** A palette's colours by the names of the placeholders in `placeholderColours`. */
export function tonesOf(palette: Palette): Readonly<Record<(typeof toneNames)[number], string>> {
  const { light, soft, base, shade, deep, ground, lit, dim } = coloursOf(palette);
  return { light, soft, base, shade, deep, ground, lit, dim };
}

/** The colours of a palette as placeholders: a drawing in them can be shown in every palette (catalogue format, `tones`). */
export function placeholderColours(palette: Palette): Colours {
  const colours = coloursOf(palette);
  const tones = toneNames.map((name) => [name, `var(--tone-${name}, ${colours[name]})`] as const);
  return { ...colours, ...Object.fromEntries(tones) };
}
