import { curve } from '../outline.ts';
import { area, line, repeat } from '../strokes.ts';

/** Contour lines of a map over the rectangle from (120, 180) to (680, 900). */
export function topographic(colour: string, width = 3): string {
  return line(
    repeat(9, (ring) => {
      const y = 860 - ring * 76;
      return curve(
        `120,${y} 210,${y - 60 + (ring % 3) * 18} 300,${y + 10} 390,${y - 40 - (ring % 2) * 30} 480,${y + 16} 580,${y - 56 + (ring % 3) * 14} 680,${y - 8}`,
      );
    }) +
      curve('300,420 350,380 420,390 440,440 390,480 320,470 300,420') +
      curve('320,424 356,400 404,406 416,438 384,460 334,452 320,424'),
    colour,
    width,
  );
}

/** Stripes across, from `top` to `bottom`. */
export function acrossStripes(colour: string, top: number, bottom: number, step: number, width: number): string {
  return line(
    repeat(
      Math.floor((bottom - top) / step),
      (row) => `M120 ${top + row * step}Q400 ${top + 14 + row * step} 680 ${top + row * step}`,
    ),
    colour,
    width,
  );
}

/** Definition of a yarn of two shades, filled with `url(#heather)`. */
export function heatherPattern(dark: string, pale: string): string {
  return `<pattern id="heather" width="34" height="22" patternUnits="userSpaceOnUse"><path d="M3 4h9M20 9h6M8 15h12M27 19h6" stroke="${dark}" stroke-width="2.2"/><path d="M15 3h7M2 10h8M26 14h6M6 20h9" stroke="${pale}" stroke-width="2.2"/></pattern>`;
}

/** Definition of a woven grid that stops tears, filled with `url(#ripstop)`. */
export function ripstopPattern(colour: string, size = 20): string {
  return `<pattern id="ripstop" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><path d="M0 0h${size}M0 0v${size}" stroke="${colour}" stroke-width="1.5" opacity=".35"/></pattern>`;
}

/** Definition of open mesh, filled with `url(#holes)`. */
export function meshPattern(colour: string): string {
  return `<pattern id="holes" width="12" height="12" patternUnits="userSpaceOnUse"><path d="M3 3h.1M9 9h.1" stroke="${colour}" stroke-width="4" stroke-linecap="round"/></pattern>`;
}

/** A range of mountains, printed around a point; `size` is half its width. */
export function mountainPrint(x: number, y: number, size: number, colour: string, snow: string): string {
  const scale = Math.round((size / 100) * 100) / 100;
  return `<g transform="translate(${x} ${y}) scale(${scale})">${area('M-100 60L-48-28L-22 8L22-70L100 60z', colour)}${area('M22-70L0-30L16-38L28-24L44-34z', snow)}${line('M-90 76H90', colour, 8)}</g>`;
}
