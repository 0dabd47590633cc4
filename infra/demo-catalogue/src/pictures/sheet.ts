import type { Colours } from './colours.ts';
import type { Design } from './design.ts';
import { weight } from './strokes.ts';

/** An elliptical shadow where the product touches the ground. */
export type ContactShadow = {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
};

export type Drawing = {
  readonly shadows?: readonly ContactShadow[];
  readonly defs?: string;
  readonly body: string;
};

export type View = (colours: Colours, design: Design) => Drawing;

/** The drawings of a kind: front, second angle, detail. */
export type KindDrawing = {
  /** The number of silhouettes of the kind. */
  readonly cuts: number;
  readonly views: readonly [hero: View, angle: View, detail: View];
  /** The product upright and whole, for kinds whose front is turned, cut off or partly hidden: it stands in the size comparison. */
  readonly upright?: View;
};

function contactShadow({ x, y, rx, ry }: ContactShadow): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#shadow)"/>`;
}

/** The finished 4 : 5 sheet: tinted background lit from the upper left, contact shadows, the drawing. */
export function sheet(drawing: Drawing, colours: Colours): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000">',
    `<defs><radialGradient id="paper" cx=".32" cy=".26" r=".95"><stop stop-color="${colours.lit}"/><stop offset=".6" stop-color="${colours.ground}"/><stop offset="1" stop-color="${colours.dim}"/></radialGradient>`,
    `<radialGradient id="shadow"><stop stop-color="${colours.ink}" stop-opacity=".5"/><stop offset=".55" stop-color="${colours.ink}" stop-opacity=".2"/><stop offset="1" stop-color="${colours.ink}" stop-opacity="0"/></radialGradient>`,
    `${drawing.defs ?? ''}</defs><path fill="url(#paper)" d="M0 0h800v1000H0z"/>`,
    ...(drawing.shadows ?? []).map(contactShadow),
    `<g fill="none" stroke-width="${weight.seam}" stroke-linecap="round" stroke-linejoin="round">${drawing.body}</g></svg>`,
  ].join('');
}
