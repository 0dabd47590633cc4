import type { Colours } from '../../colours.ts';
import { byCut, type Design } from '../../design.ts';
import { only } from '../../only-cuts.ts';
import { disc, oval, ring } from '../../round.ts';
import type { KindDrawing, View } from '../../sheet.ts';
import { area, gradient, inside, line, panel, repeat, weight } from '../../strokes.ts';

/** The bar runs to the right and a little towards the viewer: for each unit right, so much down. */
const slope = 0.2;
/** How narrow a round end looks. */
const squash = 0.46;

function defs({ light, soft, base, shade, deep, graphite, stone, paper, slate }: Colours): string {
  return (
    gradient('drum', [light, soft, base, shade, deep], [0, 0, 0, 1]) +
    gradient('face', [soft, base, shade], [0, 0, 1, 1]) +
    gradient('steel', [slate, paper, stone, slate, graphite], [0, 0, 0, 1]) +
    gradient('plate', [paper, stone, slate], [0, 0, 1, 1]) +
    `<pattern id="knurl" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(10)"><path d="M0 0l9 9M9 0l-9 9" stroke="${graphite}" stroke-width="1.6" opacity=".7"/></pattern>`
  );
}

const r = Math.round;

/** A round weight from its far face at x, y over a depth; the near face shows. */
function drum(x: number, y: number, radius: number, depth: number, fill: string, outline: string): string {
  const rx = r(radius * squash);
  const [dx, dy] = [depth, r(depth * slope)];
  return (
    panel(
      `M${x} ${y - radius}l${dx} ${dy}a${rx} ${radius} 0 0 1 0 ${radius * 2}l${-dx} ${-dy}a${rx} ${radius} 0 0 1 0 ${-radius * 2}z`,
      fill,
      outline,
      weight.contour,
    ) + line(`M${x - r(rx * 0.3)} ${y - radius + 10}l${dx} ${dy}`, '#fff', 3, 0.35)
  );
}

/** A six-sided weight, flat side down. */
function hexagon(
  x: number,
  y: number,
  radius: number,
  depth: number,
  { light, soft, base, shade, deep }: Colours,
): string {
  const corner = (index: number) => {
    const angle = (index * Math.PI) / 3;
    return [Math.cos(angle) * radius * squash * 1.06, Math.sin(angle) * radius * 1.06] as const;
  };
  const tones = [deep, deep, shade, soft, light, base];
  const sides = [2, 3, 4, 1, 5, 0]
    .map((index) => {
      const [ax, ay] = corner(index);
      const [bx, by] = corner(index + 1);
      // The far underside is hidden by the rest.
      const visible = (bx - ax) * depth * slope - (by - ay) * depth > 0;
      return visible
        ? panel(
            `M${r(x + ax)} ${r(y + ay)}L${r(x + bx)} ${r(y + by)}l${depth} ${r(depth * slope)}L${r(x + ax + depth)} ${r(y + ay + depth * slope)}z`,
            tones[index] ?? base,
            deep,
          )
        : '';
    })
    .join('');
  const front = Array.from({ length: 6 }, (_, index) => corner(index))
    .map(([cx, cy]) => `${r(x + depth + cx)} ${r(y + depth * slope + cy)}`)
    .join('L');
  return sides + panel(`M${front}z`, 'url(#face)', deep, weight.contour);
}

/** One end: its far face's middle at x, y. Gives the drawing and how deep it is. */
function end(x: number, y: number, colours: Colours, design: Design): string {
  const { base, soft, deep, ink, graphite, stone, shade } = colours;
  const { trim, mark } = design;
  const face = (depth: number) => [x + depth, r(y + depth * slope)] as const;
  const capAt = (depth: number, radius: number, fill: string, edge: string) => {
    const [fx, fy] = face(depth);
    return oval(fx, fy, r(radius * squash), radius, fill, edge);
  };
  const sign = (depth: number, size: number, colour: string) => {
    const [fx, fy] = face(depth);
    return `<g transform="translate(${fx} ${fy}) skewY(11) scale(.52 1)">${mark(0, 0, size, colour)}</g>`;
  };
  return byCut(
    design,
    hexagon(x, y, 138, 132, colours) +
      capAt(132, 88, trim.panel, trim.edge) +
      capAt(132, 70, 'url(#plate)', graphite) +
      sign(132, 24, ink),
    drum(x, y, 134, 128, 'url(#drum)', deep) +
      capAt(128, 134, 'url(#face)', deep) +
      capAt(128, 104, trim.panel, trim.edge) +
      sign(128, 40, trim.pop),
    hexagon(x, y, 112, 104, { ...colours, light: soft, deep: shade }) +
      capAt(104, 66, base, shade) +
      sign(104, 32, trim.id === 'pale' ? deep : trim.pop),
    drum(x + 2, y, 150, 34, 'url(#drum)', deep) +
      capAt(36, 150, 'url(#face)', deep) +
      capAt(36, 126, base, deep) +
      drum(x + 38, r(y + 7), 122, 34, 'url(#drum)', deep) +
      capAt(72, 122, trim.panel, trim.edge) +
      sign(72, 58, trim.pop) +
      drum(x + 74, r(y + 14), 54, 26, 'url(#steel)', ink) +
      capAt(100, 54, 'url(#plate)', ink) +
      drum(x + 100, r(y + 20), 24, 56, 'url(#steel)', ink) +
      capAt(156, 24, stone, ink),
  );
}

function handle(x: number, y: number, long: number, colours: Colours, design: Design): string {
  const { deep, ink } = colours;
  const bar = `M${x} ${y - 34}q${r(long / 2)} ${r((long / 2) * slope - 10)} ${long} ${r(long * slope)}v68q${r(-long / 2)} ${r((-long / 2) * slope + 10)} ${-long} ${r(-long * slope)}z`;
  const rubber = byCut(design, false, false, true, false);
  return (
    panel(bar, rubber ? 'url(#drum)' : 'url(#steel)', rubber ? deep : ink, weight.contour) +
    (rubber
      ? line(`M${x + 20} ${y - 16}l${long - 30} ${r((long - 30) * slope)}`, '#fff', 4, 0.3)
      : area(bar, 'url(#knurl)'))
  );
}

/** The whole weight; x, y is the middle of the far end's far face. */
function whole(x: number, y: number, colours: Colours, design: Design): string {
  const depth = byCut(design, 132, 128, 104, 100);
  const long = byCut(design, 176, 170, 190, 196);
  const reach = depth + long;
  return (
    end(x, y, colours, design) +
    handle(x + depth - 6, r(y + depth * slope), long + 12, colours, design) +
    end(x + reach, r(y + reach * slope), colours, design)
  );
}

/** A pair, one behind the other. */
const pair: View = (colours, design) => {
  const low = byCut(design, 118, 134, 96, 150);
  return {
    shadows: [
      { x: 300, y: r(340 + low), rx: 180, ry: 26 },
      { x: 510, y: r(398 + low), rx: 210, ry: 28 },
      { x: 250, y: r(630 + low), rx: 200, ry: 30 },
      { x: 530, y: r(698 + low), rx: 240, ry: 34 },
    ],
    defs: defs(colours),
    body: `<g id="weight">${whole(byCut(design, 196, 198, 220, 150), 350, colours, design)}</g><use href="#weight" x="-40" y="292"/>`,
  };
};

/** Stood on end: the face with its maker's mark, the other lying behind. */
const upright: View = (colours, design) => {
  const { base, soft, shade, deep, ink, graphite, stone, paper, light } = colours;
  const { trim, mark } = design;
  const hex = (radius: number) =>
    `M${Array.from({ length: 6 }, (_, index) => `${r(Math.cos((index * Math.PI) / 3) * radius)} ${r(Math.sin((index * Math.PI) / 3) * radius)}`).join('L')}z`;
  const rim = byCut(design, hex(250), '', hex(236), '');
  const body =
    rim === ''
      ? disc(18, -16, 236, shade, deep) + disc(0, 0, 236, 'url(#face)', deep)
      : `<g transform="translate(20 -18)">${panel(rim, shade, deep, weight.contour)}</g>${panel(rim, 'url(#face)', deep, weight.contour)}<g transform="scale(.93)">${line(rim, light, 3, 0.5)}</g>`;
  const middle = byCut(
    design,
    ring(0, 0, 168, trim.edge, weight.contour) +
      disc(0, 0, 166, trim.panel, trim.edge) +
      disc(0, 0, 132, 'url(#plate)', graphite) +
      mark(0, 0, 54, ink),
    ring(0, 0, 206, soft, 4) +
      disc(0, 0, 178, trim.panel, trim.edge) +
      ring(0, 0, 160, trim.pop, 3) +
      mark(0, 0, 74, trim.pop),
    disc(0, 0, 136, base, shade) +
      ring(0, 0, 122, soft, 3, ' opacity=".7"') +
      mark(0, 0, 62, trim.id === 'pale' ? deep : trim.pop),
    ring(0, 0, 214, soft, 4) +
      disc(0, 0, 186, trim.panel, trim.edge) +
      ring(0, 0, 150, trim.pop, 10, ' stroke-dasharray="34 22" stroke-linecap="butt"') +
      disc(0, 0, 92, 'url(#plate)', ink) +
      `<path d="${repeat(10, (notch) => `M${r(Math.cos(notch * 0.628) * 90)} ${r(Math.sin(notch * 0.628) * 90)}L${r(Math.cos(notch * 0.628) * 72)} ${r(Math.sin(notch * 0.628) * 72)}`)}" stroke="${graphite}" stroke-width="7"/>` +
      disc(0, 0, 40, stone, ink) +
      disc(0, 0, 30, 'url(#steel)', graphite),
  );
  return {
    shadows: [
      { x: 430, y: 470, rx: 300, ry: 34 },
      { x: 380, y: byCut(design, 858, 880, 844, 880), rx: 270, ry: 38 },
    ],
    defs: defs(colours),
    body:
      `<g transform="translate(60 -10)">${whole(150, 326, colours, design)}</g>` +
      `<g transform="translate(350 640)">${body}${middle}${line('M-170-120A208 208 0 0 1-40-204', paper, 6, 0.55)}</g>`,
  };
};

/** Grip and inner face close up. */
const knurling: View = (colours, design) => {
  const { light, soft, base, shade, deep, ink, graphite, stone, paper, slate } = colours;
  const { trim, mark } = design;
  const rubber = byCut(design, false, false, true, false);
  const bar = 'M210 300Q500 332 820 300V640Q500 608 210 640z';
  const side = byCut(
    design,
    'M-20-20H150L270 210V730L150 1020H-20z',
    'M-20-20H120Q270 120 280 470T120 1020H-20z',
    'M-20 60L160 60L260 260V690L160 880H-20z',
    'M-20-20H170Q250 200 250 470T170 1020H-20z',
  );
  return {
    defs:
      gradient(
        'bar',
        rubber ? [light, soft, base, shade, deep] : [graphite, paper, stone, slate, graphite, ink],
        [0, 0, 0, 1],
      ) +
      gradient('side', [soft, base, shade, deep], [0, 0, 1, 1]) +
      gradient('collar', [slate, paper, slate, ink], [0, 0, 0, 1]) +
      (rubber
        ? `<pattern id="grip" width="22" height="22" patternUnits="userSpaceOnUse"><path d="M6 6h.1M17 17h.1" stroke="${deep}" stroke-width="8" stroke-linecap="round" opacity=".5"/><path d="M5 4h.1M16 15h.1" stroke="${light}" stroke-width="4" stroke-linecap="round" opacity=".5"/></pattern>`
        : `<pattern id="grip" width="26" height="26" patternUnits="userSpaceOnUse" patternTransform="scale(1 .82)"><path d="M0 13L13 0L26 13L13 26z" fill="${ink}" opacity=".22"/><path d="M0 13L13 0L26 13" stroke="${paper}" stroke-width="2" fill="none" opacity=".8"/><path d="M0 13L13 26L26 13" stroke="${ink}" stroke-width="3" fill="none" opacity=".75"/></pattern>`),
    body:
      area('M240 640Q520 620 820 660V760Q520 720 240 740z', ink, 0.16) +
      panel(bar, 'url(#bar)', rubber ? deep : ink, weight.contour) +
      inside('bar-knurl', 'M350 200H820V700H350z', area(bar, 'url(#grip)')) +
      line('M360 312Q520 326 820 304', '#fff', 7, 0.45) +
      panel('M236 284q44 6 84 8v356q-40 2-84 8z', rubber ? shade : 'url(#collar)', ink, weight.contour) +
      line('M262 300V636M296 302V634', ink, 3, 0.5) +
      panel(side, 'url(#side)', deep, weight.contour) +
      inside(
        'side-face',
        side,
        area('M-20-20H90V1020H-20z', trim.panel) +
          line('M90-20V1020', trim.edge) +
          mark(44, 470, 34, trim.pop, -90) +
          area('M180-20h200v1100H180z', deep, 0.25) +
          line('M110 40V960', light, 4, 0.4),
      ),
  };
};

const all: KindDrawing = { cuts: 4, views: [pair, upright, knurling] };

// A cut that stands twice comes from two makers.
export const dumbbell = only(all, [0, 1, 3]);
export const vinylDumbbell = only(all, [2, 2]);
