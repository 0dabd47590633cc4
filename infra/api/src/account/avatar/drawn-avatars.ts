import { createHash } from 'node:crypto';
import type { ContentLocale, DrawnAvatar } from 'shared-contracts/entities';

type Drawing = {
  readonly names: Readonly<Record<ContentLocale, string>>;
  readonly sky: string;
  readonly shapes: string;
};

const [paper, ink, green, forest, red, sun, snow, lake] = [
  '#F6F4EF',
  '#10201A',
  '#1F5C43',
  '#123A2B',
  '#D5370F',
  '#F2B544',
  '#FFFFFF',
  '#4F93B8',
];

const path = (d: string, fill: string | undefined) => `<path d="${d}" fill="${fill}"/>`;
const disc = (x: number, y: number, r: number, fill: string | undefined) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const fir = (x: number, y: number, size: number) =>
  path(`M${x} ${y - size} l${size * 0.42} ${size} h${-size * 0.84} z`, forest);

/** Scenes of the shop's mountains, 96 units square. */
const drawings: Readonly<Record<string, Drawing>> = {
  summit: {
    names: { at: 'Gipfel', en: 'Summit' },
    sky: '#CFE3EA',
    shapes: [
      path('M6 96 L48 22 L90 96 Z', green),
      path('M48 22 L60 43 L52 40 L47 47 L41 40 L36 43 Z', snow),
      path('M47 22 V6 h14 l-4 4 l4 4 h-12 v8 z', red),
    ].join(''),
  },
  ridge: {
    names: { at: 'Grat', en: 'Ridge' },
    sky: '#F2D9B8',
    shapes: [
      disc(70, 30, 12, sun),
      path('M0 96 V62 L22 40 L38 56 L58 30 L96 70 V96 Z', '#3E7A5E'),
      path('M0 96 V76 L30 60 L60 78 L96 64 V96 Z', forest),
    ].join(''),
  },
  tent: {
    names: { at: 'Zelt', en: 'Tent' },
    sky: '#20384A',
    shapes: [
      disc(74, 22, 9, paper),
      disc(24, 18, 1.6, snow),
      disc(44, 30, 1.2, snow),
      disc(56, 14, 1.4, snow),
      path('M0 96 V74 Q48 64 96 74 V96 Z', forest),
      path('M22 80 L48 42 L74 80 Z', red),
      path('M48 42 L58 80 H38 Z', sun),
    ].join(''),
  },
  firs: {
    names: { at: 'Wald', en: 'Forest' },
    sky: '#E4EDE4',
    shapes: [path('M0 96 V70 Q48 58 96 70 V96 Z', green), fir(26, 74, 40), fir(70, 76, 36), fir(48, 86, 56)].join(''),
  },
  lake: {
    names: { at: 'Bergsee', en: 'Mountain lake' },
    sky: '#DDEBF0',
    shapes: [
      path('M0 58 L26 28 L44 48 L62 20 L96 58 Z', green),
      path('M62 20 L71 30 L64 29 L60 34 L56 30 Z', snow),
      path('M0 58 H96 V96 H0 Z', lake),
      path('M18 70 h26 v2.5 h-26 z M50 80 h30 v2.5 h-30 z', snow),
    ].join(''),
  },
  hut: {
    names: { at: 'Hütte', en: 'Hut' },
    sky: '#CFE3EA',
    shapes: [
      path('M0 96 V72 Q40 60 96 76 V96 Z', snow),
      path('M30 54 h38 v24 h-38 z', '#8A5A3B'),
      path('M24 56 L49 34 L74 56 Z', ink),
      path('M44 62 h10 v16 h-10 z', sun),
    ].join(''),
  },
  skier: {
    names: { at: 'Piste', en: 'Piste' },
    sky: '#BFD9E6',
    shapes: [
      path('M0 40 L96 84 V96 H0 Z', snow),
      disc(50, 36, 6, ink),
      path('M46 44 l12 6 l-6 12 l10 6 l-3 4 l-15 -8 l4 -11 l-7 -4 z', red),
      path('M34 60 L72 78 l-1.5 3 L32.5 63 z', ink),
    ].join(''),
  },
  balloon: {
    names: { at: 'Ballon', en: 'Balloon' },
    sky: '#F2D9B8',
    shapes: [
      disc(48, 36, 22, red),
      path('M40 16 Q30 36 44 58 h8 Q66 36 56 16 Q48 12 40 16 z', sun),
      path('M43 64 h10 v9 h-10 z', ink),
      path('M0 96 V84 L24 74 L50 86 L76 72 L96 82 V96 Z', green),
    ].join(''),
  },
};

const svgOf = ({ sky, shapes }: Drawing) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><path d="M0 0h96v96H0z" fill="${sky}"/>${shapes}</svg>`;

/** The file name contains a hash of its content, so that it can be cached for ever. */
const fileOf = (key: string, drawing: Drawing) =>
  `${key}-${createHash('sha256').update(svgOf(drawing)).digest('hex').slice(0, 8)}.svg`;

/** Path of a drawn picture; null for an unknown key. */
export function drawnAvatarPath(key: string): string | null {
  const drawing = Object.hasOwn(drawings, key) ? drawings[key] : undefined;
  return drawing === undefined ? null : `/avatars/${fileOf(key, drawing)}`;
}

/** The pictures that any account may choose. */
export function drawnAvatars(locale: ContentLocale): DrawnAvatar[] {
  return Object.entries(drawings).map(([key, drawing]) => ({
    key,
    url: `/avatars/${fileOf(key, drawing)}`,
    name: drawing.names[locale],
  }));
}

/** The drawing of a file; null for an unknown one. */
export function drawnAvatarSvg(file: string): string | null {
  const found = Object.entries(drawings).find(([key, drawing]) => fileOf(key, drawing) === file);
  return found === undefined ? null : svgOf(found[1]);
}
