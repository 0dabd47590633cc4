import sharp from 'sharp';
import { groundOf, recolour } from '../tones.ts';
import { drawnElements } from './drawn-elements.ts';
import { groundColour } from './ground-colour.ts';
import { decoding, type Inspected } from './inspect-photograph.ts';
import { inMillions, pictureLimits } from './limits.ts';
import { refuse, unreadable } from './refusal.ts';
import { checkDeclarations, isPlainMarkup, isSanitised, sanitiseSvg } from './sanitise-svg.ts';
import { plainSize, strictRoot } from './strict-root.ts';

/** Pixels of the longer side when a drawing is rendered to find its colour. */
const renderedSide = 240;
/** Number of elements that any renderer draws quickly, and the most that are rendered at all; repetitions count each time. */
const [few, mostDrawn] = [20_000, 1_000_000];

/**
 * Parses a drawing strictly and sanitises it. It is rendered once to find its ground colour and whether rendering ends, unless it names
 * the colour itself and draws few elements.
 * @returns what is known about it, and the text to keep
 * @throws a refusal: see `refusal.ts`
 */
export async function inspectDrawing(bytes: Buffer): Promise<Inspected & { svg: string }> {
  const text = decode(bytes);
  checkDeclarations(text);
  // Sanitising takes most of the time, and many drawings contain nothing to remove.
  let isClean = isPlainMarkup(text);
  // The strict parser first: the sanitiser closes what a damaged file leaves open, and is slow with elements in elements.
  const root = strictRoot(text, (element) => {
    isClean &&= isSanitised(element);
  });
  const { width, height } = plainSize(root) ?? (await sizeOf(text));
  const svg = isClean ? text : sanitiseSvg(text);
  const ground = groundOf(svg);
  const elements = drawnElements(svg) ?? Number.NaN;
  if (elements > mostDrawn)
    refuse(`repeats its parts until it has more than ${inMillions(mostDrawn)} million elements.`);
  if (ground !== null && elements <= few) return { width, height, colour: ground, svg };
  const density = Math.min(72, Math.max(1, (72 * renderedSide) / Math.max(width, height)));
  const drawn = sharp(Buffer.from(recolour(svg, {})), { ...decoding, density });
  const colour = await groundColour(drawn.timeout({ seconds: pictureLimits.seconds })).catch(unreadable);
  return { width, height, colour, svg };
}

/** As the decoder finds it, which takes as long as rendering for sizes in other units. */
async function sizeOf(svg: string): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(Buffer.from(recolour(svg, {})), decoding)
    .metadata()
    .catch(unreadable);
  if (width < 1 || height < 1) refuse('has no size: its <svg> needs a viewBox, or width and height.');
  return { width, height };
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    refuse('is not encoded in UTF-8.', cause);
  }
}
