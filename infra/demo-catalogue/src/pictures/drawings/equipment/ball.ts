import { ballFaces, type Face, facePath, type Turn } from '../../ball-panels.ts';
import type { Colours } from '../../colours.ts';
import { byCut, type Design } from '../../design.ts';
import { point } from '../../round.ts';
import type { ContactShadow, KindDrawing, View } from '../../sheet.ts';
import { area, line, repeat, weight } from '../../strokes.ts';

type Placed = Parameters<typeof facePath>[1];

/** The ball's ground and its two paints, by the design's second colour. */
function paints({ light, soft, base, shade, deep, graphite, paper }: Colours, { trim }: Design) {
  switch (trim.id) {
    case 'tonal':
      return { ground: base, first: deep, second: soft, groove: deep };
    case 'dark':
      return { ground: light, first: graphite, second: base, groove: shade };
    case 'pale':
      return { ground: paper, first: base, second: deep, groove: graphite };
  }
}

const stars = [
  // Dark pentagons among pale hexagons.
  (face: Face, place: Placed, paint: ReturnType<typeof paints>) =>
    face.corners.length === 5
      ? area(facePath(face, place, 0), paint.first) + area(facePath(face, place, 0.42), paint.second)
      : '',
  // Hexagons carry a blade of three arms, pentagons stay plain.
  (face: Face, place: Placed, paint: ReturnType<typeof paints>) =>
    face.corners.length === 6
      ? area(facePath(face, place, 0.04, 'blades'), paint.first)
      : area(facePath(face, place, 0.5), paint.second),
  // Twelve curved panels, every other one with a ring.
  (face: Face, place: Placed, paint: ReturnType<typeof paints>) =>
    area(
      facePath(face, place, 0.16),
      face.index % 3 === 0 ? paint.first : face.index % 3 === 1 ? paint.second : paint.ground,
    ) + area(facePath(face, place, 0.52), paint.ground),
  // Twelve panels, a star on each.
  (face: Face, place: Placed, paint: ReturnType<typeof paints>) =>
    area(facePath(face, place, 0.03, 'star'), face.index % 2 === 0 ? paint.first : paint.second),
] as const;

/** Panels and seams of a ball around 0, 0, not yet lit. */
function panels(colours: Colours, design: Design, id: string, radius: number, faces: readonly Face[]): string {
  const paint = paints(colours, design);
  const place = { x: 0, y: 0, radius };
  const draw = byCut(design, stars[0], stars[1], stars[2], stars[3]);
  const groove = Math.max(weight.contour, radius / 90);
  return (
    `<clipPath id="${id}-round"><circle r="${radius}"/></clipPath><g id="${id}" clip-path="url(#${id}-round)">` +
    `<circle r="${radius}" fill="${paint.ground}"/>` +
    faces.map((face) => draw(face, place, paint)).join('') +
    `<path id="${id}-seams" d="${faces.map((face) => facePath(face, place, 0)).join('')}" stroke="${paint.groove}" stroke-width="${groove}"/>` +
    `<use href="#${id}-seams" x="${groove * 0.7}" y="${groove * 0.8}" opacity=".3" filter="url(#white)"/></g>`
  );
}

/** Light and shade over a ball. */
function light(colours: Colours, design: Design, radius: number): string {
  return `<circle r="${radius}" fill="url(#lit)" stroke="${paints(colours, design).groove}" stroke-width="${weight.contour}"/>`;
}

function defs({ ink }: Colours): string {
  return (
    `<radialGradient id="lit" cx=".3" cy=".24" r=".82"><stop stop-color="#fff" stop-opacity=".55"/><stop offset=".34" stop-color="#fff" stop-opacity=".06"/><stop offset=".62" stop-color="${ink}" stop-opacity=".08"/><stop offset="1" stop-color="${ink}" stop-opacity=".62"/></radialGradient>` +
    '<filter id="white"><feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 1 0"/></filter>'
  );
}

/** The panel that looks at the viewer most; among those with room for a mark. */
function frontOf(faces: readonly Face[]): Face | undefined {
  const roomy = faces.filter(({ corners }) => corners.length === 6);
  return [...(roomy.length > 0 ? roomy : faces)].sort((a, b) => b.middle[2] - a.middle[2])[0];
}

function facesOf(design: Design, turn: Turn): readonly Face[] {
  return ballFaces(byCut(design, 'thirty-two', 'thirty-two', 'twelve', 'twelve'), turn);
}

/** The colour of a mark that stands on the front panel's paint. */
function markColour(colours: Colours, design: Design): string {
  const { ground, first, second } = paints(colours, design);
  return byCut(design, first, ground, second === ground ? first : second, ground);
}

function shadowsOf(x: number, foot: number, radius: number): readonly ContactShadow[] {
  return [
    { x: x + radius * 0.14, y: foot, rx: radius * 0.98, ry: radius * 0.14 },
    { x: x + radius * 0.04, y: foot - 2, rx: radius * 0.44, ry: radius * 0.06 },
  ].map(({ x: at, y, rx, ry }) => ({ x: Math.round(at), y: Math.round(y), rx: Math.round(rx), ry: Math.round(ry) }));
}

/** Resting, maker's mark towards the viewer. */
const resting: View = (colours, design) => {
  const radius = 296;
  const faces = facesOf(design, { tilt: byCut(design, 0.5, 0.5, 0.3, 0.5), spin: byCut(design, 0.32, 0.2, 0.5, 0.1) });
  const [x, y] = frontOf(faces)?.middle ?? [0, 0];
  return {
    shadows: shadowsOf(400, 800, radius),
    defs: defs(colours),
    body: `<g transform="translate(400 508)">${panels(colours, design, 'ball', radius, faces)}${design.mark(
      Math.round(x * radius),
      Math.round(y * radius),
      byCut(design, 40, 17, 34, 26),
      markColour(colours, design),
      -8,
    )}${light(colours, design, radius)}</g>`,
  };
};

/** Two of them, turned otherwise. */
const pair: View = (colours, design) => {
  const radius = 244;
  const lit = light(colours, design, radius);
  return {
    shadows: [...shadowsOf(530, 640, 190), ...shadowsOf(300, 862, radius)],
    defs: defs(colours),
    body:
      `<g transform="translate(530 452) scale(.78)"><g transform="rotate(100)">${panels(colours, design, 'ball', radius, facesOf(design, { tilt: 1.2, spin: 2.2 }))}</g>${lit}</g>` +
      `<g transform="translate(300 620)"><use href="#ball"/>${lit}</g>`,
  };
};

/** Seams, embossed surface and the valve close up. */
const surface: View = (colours, design) => {
  const { ink, graphite, stone, slate, deep } = colours;
  const radius = 800;
  const faces = facesOf(design, { tilt: 0.9, spin: byCut(design, 0.62, 0.62, 0.3, 0.5) });
  const [x = 0, y = 0] = frontOf(faces)?.middle ?? [];
  const valve = { x: Math.round(430 + x * radius), y: Math.round(560 + y * radius) };
  return {
    defs:
      defs(colours) +
      byCut(
        design,
        `<pattern id="skin" width="20" height="20" patternUnits="userSpaceOnUse"><path d="M4 5h.1M14 15h.1" stroke="${ink}" stroke-width="6" stroke-linecap="round" opacity=".16"/><path d="M3 4h.1M13 14h.1" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".4"/></pattern>`,
        `<pattern id="skin" width="26" height="22" patternUnits="userSpaceOnUse"><path d="M0 11L6 0H19L26 11L19 22H6z" stroke="${ink}" stroke-width="1.6" fill="none" opacity=".2"/></pattern>`,
        `<pattern id="skin" width="18" height="18" patternUnits="userSpaceOnUse" patternTransform="rotate(30)"><path d="M0 0h18M0 3h18" stroke="#fff" stroke-width="2" opacity=".24"/><path d="M0 9h18" stroke="${ink}" stroke-width="2" opacity=".12"/></pattern>`,
        `<pattern id="skin" width="28" height="28" patternUnits="userSpaceOnUse"><path d="M14 5l8 14H6z" stroke="${ink}" stroke-width="2" fill="none" opacity=".18"/></pattern>`,
      ),
    body:
      `<g transform="translate(430 560)">${panels(colours, design, 'ball', radius, faces)}${light(colours, design, radius)}</g>` +
      area('M0 0H800V1000H0z', 'url(#skin)') +
      `<g transform="translate(${valve.x} ${valve.y})"><ellipse cx="5" cy="7" rx="42" ry="40" fill="${ink}" opacity=".3"/><circle r="38" fill="${graphite}" stroke="${ink}"/><circle r="25" stroke="${slate}"/><circle r="9" fill="${ink}"/>${line('M-28-14A32 32 0 0 1-6-31', stone, 3)}` +
      `<path d="${repeat(24, (stitch) => `M${point(0, 0, 52, stitch * 15)}L${point(0, 0, 58, stitch * 15)}`)}" stroke="${deep}" opacity=".55"/></g>` +
      design.mark(
        valve.x + 8,
        valve.y + byCut(design, 150, 96, 140, 130),
        byCut(design, 46, 20, 40, 32),
        markColour(colours, design),
        -6,
      ),
  };
};

export const ball: KindDrawing = { cuts: 4, views: [resting, pair, surface] };
