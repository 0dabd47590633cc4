import { drawWord, wordOf } from './logo/lettering.ts';
import {
  contours,
  type Drawn,
  facets,
  horn,
  leaf,
  type Mark,
  peaks,
  snow,
  summitSun,
  trail,
  waves,
  wings,
} from './logo/marks-nature.ts';
import { bars, chevrons, diamonds, hexagon, horizon, links, ring, star, stripes, wheel } from './logo/marks-shapes.ts';
import { monogram, monogramCount } from './logo/monogram.ts';
import { styles } from './logo/styles.ts';
import { seededRandom } from './scene/random.ts';

export type BrandLogo = {
  readonly name: string;
  /** Selects mark, lettering and proportions; see `logoSeed`. */
  readonly seed: number;
};

const ink = '#10201A';

const marks = {
  peaks,
  'summit-sun': summitSun,
  facets,
  contours,
  waves,
  snow,
  leaf,
  horn,
  wings,
  trail,
  bars,
  chevrons,
  star,
  hexagon,
  ring,
  links,
  wheel,
  stripes,
  diamonds,
  horizon,
} as const satisfies Record<string, Mark>;

export type MarkName = keyof typeof marks | 'monogram' | 'none';

export const markNames: readonly MarkName[] = [...(Object.keys(marks) as (keyof typeof marks)[]), 'monogram', 'none'];
export const logoStyles = styles.length;

/** The seed of a logo with this mark and lettering. `variation` selects proportions and the frame of a monogram. */
export function logoSeed(mark: MarkName, style: number, variation: number): number {
  return (variation * markNames.length + markNames.indexOf(mark)) * styles.length + style;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Cut-out parts show the background, of any colour. */
function cutOut({ body, cut }: Drawn): string {
  if (cut === undefined) return body;
  return `<mask id="cut" maskUnits="userSpaceOnUse" x="-10" y="-10" width="120" height="120"><path d="M-10-10H110V110H-10z" fill="#fff"/><g fill="none" stroke="#000">${cut}</g></mask><g mask="url(#cut)">${body}</g>`;
}

const width = 480;
const height = 120;
const markSize = 84;

/**
 * A brand's mark and wordmark in one colour on a transparent background, 480 × 120. Equal input gives equal text. The name is
 * drawn as paths, so that it does not depend on fonts.
 */
export function drawBrandLogo({ name, seed }: BrandLogo): string {
  const whole = Math.abs(Math.trunc(seed));
  const style = styles[whole % styles.length] ?? styles[0];
  const rest = Math.floor(whole / styles.length);
  const mark = markNames[rest % markNames.length] ?? 'none';
  const variation = Math.floor(rest / markNames.length);
  if (style === undefined) throw new Error('There is no style to draw a name in');

  const word = wordOf(name, style);
  const room = width - 24 - (mark === 'none' ? 0 : markSize + 24);
  const size = Math.min(mark === 'none' ? 62 : 50, (room / word.width) * 100);
  const wordWidth = (word.width * size) / 100;
  const total = wordWidth + (mark === 'none' ? 0 : markSize + 24);
  const left = Math.round((width - total) / 2);
  // Lower-case letters sit slightly higher, because their x-height determines their optical centre.
  const top = (height - size) / 2 - (style.isUpper ? 0 : size * 0.12);
  const lean = Math.tan((style.slant * Math.PI) / 180) * size;
  const wordLeft = left + (mark === 'none' ? 0 : markSize + 24) - lean;
  const random = seededRandom(seed * 7919 + name.length);
  const drawn =
    mark === 'none'
      ? null
      : mark === 'monogram'
        ? monogram(name, variation % monogramCount, style)
        : marks[mark](random);
  const placed = drawn
    ? `<g transform="translate(${left} ${(height - markSize) / 2}) scale(${markSize / 100})">${cutOut(drawn)}</g>`
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(name)}" color="${ink}" fill="${ink}">${placed}${drawWord(word, style, ink, wordLeft, top, size)}</svg>`;
}
