import { SaxesParser } from 'saxes';
import { pictureLimits } from './limits.ts';
import { refuse, unreadable } from './refusal.ts';

const namespace = 'http://www.w3.org/2000/svg';
const xlink = 'http://www.w3.org/1999/xlink';

type Attributes = Readonly<Record<string, string>>;

/** Elements in elements, more than any drawing program writes; the decoder's own limit is as strict. */
const deepest = 256;

/** Names have their prefix. */
export type StrictElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, { readonly value: string }>>;
};

type Attribute = { readonly name: string; readonly prefix: string; readonly local: string; readonly uri: string };

/** The list of what is allowed knows names with their usual prefix only: under another one they would be left out, and the drawing would look different. */
function checkPrefixes(
  name: string,
  prefix: string,
  uri: string,
  attributes: Readonly<Record<string, Attribute>>,
): void {
  if (prefix !== '' && uri === namespace) refuse(`contains <${name}>; elements of SVG are written without a prefix.`);
  for (const written in attributes) {
    const { local, uri, prefix } = attributes[written] ?? {};
    if (local === 'href' && uri === xlink && prefix !== 'xlink')
      refuse(`contains ${written}; such references are written xlink:href.`);
  }
}

/**
 * Parses a whole file as XML with namespaces, without repairing anything.
 * @param onElement called with each element
 * @returns the attributes of its first element, which is an `svg`
 * @throws a refusal: see `refusal.ts`
 */
export function strictRoot(text: string, onElement?: (element: StrictElement) => void): Attributes {
  const parser = new SaxesParser({ xmlns: true });
  let root: Attributes | undefined;
  let depth = 0;
  parser.on('error', unreadable);
  parser.on('opentag', ({ name, local, prefix, uri, attributes }) => {
    depth += 1;
    checkPrefixes(name, prefix, uri, attributes);
    onElement?.({ name, attributes });
    if (root === undefined && (local !== 'svg' || uri !== namespace))
      refuse('has no <svg> element in the namespace of SVG.');
    if (depth > deepest) unreadable('its elements are nested too deeply');
    root ??= Object.fromEntries(Object.values(attributes).map(({ name, value }) => [name, value]));
  });
  parser.on('closetag', () => {
    depth -= 1;
  });
  parser.write(text).close();
  return root ?? {};
}

type Size = { readonly width: number; readonly height: number };

const pixels = /^([1-9]\d{0,4})(?:px)?$/;
const box = /^\s*-?\d+[\s,]+-?\d+[\s,]+([1-9]\d{0,4})[\s,]+([1-9]\d{0,4})\s*$/;

/** The size of a drawing that names it in whole pixels; null for any other, which the decoder has to interpret or refuse. */
export function plainSize({ width, height, viewBox = '' }: Attributes): Size | null {
  const isBox = width === undefined && height === undefined;
  const [, across, down] = isBox
    ? (box.exec(viewBox) ?? [])
    : [undefined, pixels.exec(width ?? '')?.[1], pixels.exec(height ?? '')?.[1]];
  if (across === undefined || down === undefined) return null;
  const size = { width: Number(across), height: Number(down) };
  return size.width * size.height > pictureLimits.pixels ? null : size;
}
