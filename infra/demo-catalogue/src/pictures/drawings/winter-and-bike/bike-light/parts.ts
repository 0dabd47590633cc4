import type { Colours } from '../../../colours.ts';
import { gradient, line, repeat, weight } from '../../../strokes.ts';

export function defs({ light, soft, base, shade, deep, ink, graphite, stone, paper, slate, chalk }: Colours): string {
  return (
    gradient('body', [light, soft, base, shade, deep], [0, 0, 0.2, 1]) +
    gradient('side', [base, shade, deep], [0, 0, 1, 1]) +
    gradient('case', [slate, graphite, ink], [0, 0, 0.3, 1]) +
    gradient('steel', [slate, paper, stone, slate, graphite], [0, 0, 0, 1]) +
    `<radialGradient id="lens" cx=".4" cy=".36" r=".7"><stop stop-color="${paper}"/><stop offset=".5" stop-color="${chalk}"/><stop offset="1" stop-color="${stone}"/></radialGradient>` +
    `<radialGradient id="glow"><stop stop-color="#fff" stop-opacity=".9"/><stop offset=".4" stop-color="#fff" stop-opacity=".34"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>` +
    `<radialGradient id="tail" cx=".4" cy=".36" r=".7"><stop stop-color="${light}"/><stop offset=".5" stop-color="${soft}"/><stop offset="1" stop-color="${base}"/></radialGradient>`
  );
}

/** A reflector with its emitter, seen a little from the side. */
export function emitter(x: number, y: number, rx: number, ry: number, { ink, paper, slate, stone }: Colours): string {
  const flute = (degrees: number) =>
    `M${Math.round(x + Math.cos(degrees) * rx * 0.34)} ${Math.round(y + Math.sin(degrees) * ry * 0.34)}L${Math.round(x + Math.cos(degrees) * rx * 0.92)} ${Math.round(y + Math.sin(degrees) * ry * 0.92)}`;
  return (
    `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#lens)" stroke="${ink}" stroke-width="${weight.contour}"/>` +
    line(
      repeat(16, (index) => flute((index / 16) * Math.PI * 2)),
      stone,
      2,
    ) +
    `<ellipse cx="${x}" cy="${y}" rx="${Math.round(rx * 0.32)}" ry="${Math.round(ry * 0.32)}" fill="${paper}" stroke="${slate}"/>` +
    `<ellipse cx="${x}" cy="${y}" rx="${Math.round(rx * 1.5)}" ry="${Math.round(ry * 1.5)}" fill="url(#glow)"/>`
  );
}
