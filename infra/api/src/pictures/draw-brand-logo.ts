import { between, type Random, seededRandom } from './scene/random.ts';

export interface BrandLogo {
  readonly name: string;
  /** Chooses the mark, its proportions and the setting of the name. */
  readonly seed: number;
}

const ink = '#10201A';

type Mark = (random: Random) => string;

const round = (value: number) => Math.round(value);

/** Marks of 100 × 100, each from a few simple shapes. */
const marks: readonly Mark[] = [
  // Two peaks, one before the other.
  (random) => {
    const top = round(between(random, 12, 26));
    return `<path d="M4 86L38 ${top}L56 ${top + 32}L66 ${top + 20}L98 86H76L64 64L52 86z"/>`;
  },
  // A sun over a horizon of bars.
  (random) => {
    const bars = Math.round(between(random, 2, 4));
    return `<path d="M12 56a38 38 0 0 1 76 0z"/>${Array.from({ length: bars }, (_, bar) => `<path d="M${12 + bar * 9} ${64 + bar * 11}h${76 - bar * 18}v5h-${76 - bar * 18}z"/>`).join('')}`;
  },
  // A ring that a slope cuts.
  (random) => {
    const lift = round(between(random, 14, 30));
    return `<clipPath id="cut"><path d="M0 0H100V${66 - lift}L0 ${66 + lift / 2}zM0 ${78 + lift / 2}L100 ${78 - lift}V100H0z"/></clipPath><path clip-path="url(#cut)" d="M50 8a42 42 0 1 1 0 84a42 42 0 1 1 0-84zM50 22a28 28 0 1 0 0 56a28 28 0 1 0 0-56z" fill-rule="evenodd"/>`;
  },
  // Three stones laid to a fourth that is only an outline.
  (random) => {
    const core = round(between(random, 8, 15));
    return `<path d="M50 3L73 26L50 49L27 26zM74 27L97 50L74 73L51 50zM26 27L49 50L26 73L3 50z"/><path fill-rule="evenodd" d="M50 51L73 74L50 97L27 74zM50 ${74 - core}L${50 - core} 74L50 ${74 + core}L${50 + core} 74z"/>`;
  },
  // A hexagon with a chevron.
  (random) => {
    const deep = round(between(random, 18, 28));
    return `<path d="M50 4L90 27V73L50 96L10 73V27zM26 ${50 + deep / 2}L50 ${50 - deep / 2}L74 ${50 + deep / 2}V${38 + deep / 2}L50 ${38 - deep / 2}L26 ${38 + deep / 2}z" fill-rule="evenodd"/>`;
  },
  // Concentric arcs, like contour lines.
  (random) => {
    const turn = round(between(random, -40, 40));
    return `<g fill="none" stroke="${ink}" stroke-width="8" transform="rotate(${turn} 50 50)"><path d="M12 66a40 40 0 0 1 76 0M26 72a26 26 0 0 1 48 0M40 78a11 11 0 0 1 20 0"/></g>`;
  },
  // A drop or leaf, split by its vein.
  (random) => {
    const bend = round(between(random, 4, 16));
    return `<path d="M50 4C84 30 88 62 ${50 + bend} 96L50 40z"/><path d="M46 10C14 36 14 66 ${44 - bend / 2} 94L46 40z"/>`;
  },
  // A compass star.
  (random) => {
    const waist = round(between(random, 7, 14));
    return `<path d="M50 2L${50 + waist} ${50 - waist}L98 50L${50 + waist} ${50 + waist}L50 98L${50 - waist} ${50 + waist}L2 50L${50 - waist} ${50 - waist}zM45 50a5 5 0 1 0 10 0a5 5 0 1 0-10 0z" fill-rule="evenodd"/>`;
  },
];

interface Setting {
  readonly weight: number;
  readonly spacing: number;
  readonly upper: boolean;
  readonly slant: number;
}

const settings: readonly Setting[] = [
  { weight: 800, spacing: -1, upper: false, slant: 0 },
  { weight: 700, spacing: 5, upper: true, slant: 0 },
  { weight: 900, spacing: 0, upper: true, slant: -9 },
  { weight: 500, spacing: 1, upper: false, slant: 0 },
  { weight: 600, spacing: 9, upper: true, slant: 0 },
];

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/**
 * A brand's mark and wordmark in ink on a transparent ground, 480 × 120; the same input gives the same text.
 * The name is fitted to the room beside the mark, whatever face the browser has.
 */
export function drawBrandLogo({ name, seed }: BrandLogo): string {
  const random = seededRandom(seed * 7919 + name.length);
  const index = Math.abs(Math.trunc(seed));
  const mark = marks[index % marks.length]?.(random) ?? '';
  const { weight, spacing, upper, slant } = settings[index % settings.length] ?? {
    weight: 700,
    spacing: 0,
    upper: true,
    slant: 0,
  };
  const text = upper ? name.toLocaleUpperCase('de-AT') : name;
  const size = Math.min(52, 560 / Math.max(6, text.length * (upper ? 1.16 : 1) + (spacing * text.length) / 60));
  const long = Math.min(344, Math.round(text.length * (size * (upper ? 0.68 : 0.56) + spacing)));
  const width = 128 + long;
  const fitted = escaped(text);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 120" role="img" aria-label="${escaped(name)}"><g transform="translate(${round((480 - width) / 2)} 0)" fill="${ink}"><g transform="translate(4 14) scale(.92)">${mark}</g><text transform="translate(118 ${round(60 + size * 0.35)}) skewX(${slant})" textLength="${long}" lengthAdjust="spacingAndGlyphs" font-family="'Archivo Variable',Archivo,'Helvetica Neue',Arial,sans-serif" font-stretch="125%" font-weight="${weight}" font-size="${round(size)}">${fitted}</text></g></svg>`;
}
