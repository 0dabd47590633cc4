import { mix } from './colour-mix.ts';
import type { Design } from './design.ts';
import type { Palette } from './palettes.ts';
import { weight } from './strokes.ts';

/** What a drawing may colour with: the five tones of its palette, and ink and paper in two strengths each. */
export interface Colours {
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
}

/** An ellipse of shadow where the thing touches the ground. */
export interface ContactShadow {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
}

export interface Drawing {
  readonly shadows?: readonly ContactShadow[];
  readonly defs?: string;
  readonly body: string;
}

export type View = (colours: Colours, design: Design) => Drawing;

/** A kind of product: hero, second angle, detail. */
export interface KindDrawing {
  /** How many silhouettes the kind is drawn in. */
  readonly cuts: number;
  readonly views: readonly [hero: View, angle: View, detail: View];
}

export function coloursOf(palette: Palette): Colours {
  const [light, soft, base, shade, deep] = palette.tones;
  return {
    light,
    soft,
    base,
    shade,
    deep,
    ink: '#10201A',
    graphite: '#38433E',
    slate: '#6D7772',
    stone: '#A9ABA2',
    chalk: '#DEDBD1',
    paper: '#FBFAF6',
    ground: mix('#ECE9E0', palette.hex, 0.06),
  };
}

function contactShadow({ x, y, rx, ry }: ContactShadow): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#shadow)"/>`;
}

/** The finished 4 : 5 sheet: tinted paper lit from the upper left, contact shadows, the drawing. */
export function sheet(drawing: Drawing, colours: Colours): string {
  const lit = mix(colours.ground, '#FFFFFF', 0.55);
  const dim = mix(colours.ground, colours.ink, 0.07);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000">',
    `<defs><radialGradient id="paper" cx=".32" cy=".26" r=".95"><stop stop-color="${lit}"/><stop offset=".6" stop-color="${colours.ground}"/><stop offset="1" stop-color="${dim}"/></radialGradient>`,
    `<radialGradient id="shadow"><stop stop-color="${colours.ink}" stop-opacity=".5"/><stop offset=".55" stop-color="${colours.ink}" stop-opacity=".2"/><stop offset="1" stop-color="${colours.ink}" stop-opacity="0"/></radialGradient>`,
    `${drawing.defs ?? ''}</defs><path fill="url(#paper)" d="M0 0h800v1000H0z"/>`,
    ...(drawing.shadows ?? []).map(contactShadow),
    `<g fill="none" stroke-width="${weight.seam}" stroke-linecap="round" stroke-linejoin="round">${drawing.body}</g></svg>`,
  ].join('');
}
