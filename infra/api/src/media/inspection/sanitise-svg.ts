import sanitizeHtml from 'sanitize-html';
import { allowedAttributes, allowedElements } from './allowed-svg.ts';
import { refuse } from './refusal.ts';
import { type StrictElement, strictRoot } from './strict-root.ts';

/** Elements that run, load or embed something. Anything else that is not allowed is harmless and left out. */
const refusedElements =
  /^(script|foreignobject|iframe|object|embed|image|feimage|audio|video|canvas|handler|listener|link|base|html|body)$/;

/** CSS functions in attributes and style sheets: colours, transforms and placeholders of tones; `url()` is checked apart. */
const harmlessFunction = /^(url|rgba?|hsla?|var|calc|matrix|translate[xy]?|scale[xy]?|rotate|skew[xy]|cubic-bezier)$/i;
const foreignUrl = /url\(\s*(?!['"]?#)/i;
/** Attributes whose text is shown or compared, not interpreted. */
const isProse = (attribute: string) => attribute === 'id' || attribute === 'class' || attribute.startsWith('aria-');
const isReference = (attribute: string) => /^(.*:)?(href|src)$/i.test(attribute);

/** Refuses what acts while a file is parsed. Call it before any parser. @throws a refusal: see `refusal.ts` */
export function checkDeclarations(svg: string): void {
  if (/<!ENTITY|<!DOCTYPE[^>]*\[/i.test(svg)) refuse('declares entities; only plain drawings are accepted.');
  if (/<\?xml-stylesheet/i.test(svg)) refuse('refers to a style sheet in another file.');
}

/** A tag whose attributes are in double quotes, or text; both without entities. Comments, sections and declarations are neither. */
const plainMarkup = /<\/?[A-Za-z]+(?:\s+[\w:-]+="[^"<>&]*")*\s*\/?>|[^<>&]+/g;

/** Whether no parser can read the text in another way: neither one for XML nor one for HTML. */
export const isPlainMarkup = (text: string): boolean => text.startsWith('<svg') && text.replace(plainMarkup, '') === '';

const namespaces: Readonly<Record<string, string>> = {
  xmlns: 'http://www.w3.org/2000/svg',
  'xmlns:xlink': 'http://www.w3.org/1999/xlink',
};

/** Whether sanitising would leave an element as it is. Called for each of the hundred thousand elements of a catalogue. */
export function isSanitised({ name, attributes }: StrictElement): boolean {
  if (!allowedElements.has(name) || name === 'style') return false;
  for (const attribute in attributes) {
    const value = attributes[attribute]?.value ?? '';
    if (name === 'svg' && namespaces[attribute] === value) continue;
    if (!allowedAttributes.has(attribute)) return false;
    if (isReference(attribute) && !value.startsWith('#')) return false;
    if (!isProse(attribute) && cssFault(value) !== null) return false;
  }
  return true;
}

/**
 * The drawing reduced to a list of elements and attributes that only draw (`allowed-svg.ts`). Text, metadata and marks of drawing
 * programs are left out. A drawing that would lose something it needs is refused.
 * @throws a refusal: see `refusal.ts`: it has a script, an event handler, a reference to
 * another file, an entity
 */
export function sanitiseSvg(text: string): string {
  const clean = sanitizeHtml(text, {
    allowedTags: [...allowedElements],
    // Otherwise the library would keep what they hold, which browsers do not draw.
    nonTextTags: leftOut(text),
    allowedAttributes: { '*': [...allowedAttributes, 'xmlns:xlink'], svg: ['xmlns'] },
    // Style sheets are checked by `checkStyleSheet`.
    allowVulnerableTags: true,
    exclusiveFilter({ tag, text: content }) {
      if (tag === 'style') checkStyleSheet(content);
      return false;
    },
    transformTags: { a: (tagName, attribs) => ({ tagName, attribs: withoutAddress(attribs) }) },
    parseStyleAttributes: false,
    // The library writes an empty attribute without a value, which is not XML; these are left out when they are empty.
    nonBooleanAttributes: [...allowedAttributes],
    selfClosing: [],
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    onOpenTag: checkElement,
  });
  const start = clean.indexOf('<svg');
  if (!/^<svg[^>]*\sxmlns="/.test(clean.slice(start))) refuse('has no <svg> element in the namespace of SVG.');
  const drawing = clean.slice(start);
  checkSanitised(drawing);
  return drawing;
}

const elementName = /<([^\s<>/!?]+)/g;
/** Names that are left out of one drawing. The library compares each element with them, so many names would take long. */
const mostLeftOut = 1000;

/** The elements of a drawing that are not allowed, each once. */
function leftOut(text: string): string[] {
  const names = new Set<string>();
  for (const [, name = ''] of text.matchAll(elementName)) if (!allowedElements.has(name)) names.add(name);
  if (names.size > mostLeftOut) refuse(`has more than ${mostLeftOut} kinds of elements that do not draw.`);
  return [...names];
}

/** Attributes of a link without where it leads, unless that is in the drawing. */
const withoutAddress = (attributes: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes).filter(([attribute, value]) => !isReference(attribute) || value.startsWith('#')),
  );

function checkElement(name: string, attributes: Readonly<Record<string, string>>): void {
  const local = name.slice(name.indexOf(':') + 1).toLowerCase();
  if (refusedElements.test(local)) refuse(`contains <${name}>; only shapes and text are accepted.`);
  for (const [attribute, value] of Object.entries(attributes)) {
    if (/^on/i.test(attribute)) refuse(`contains the event handler ${attribute}.`);
    if (isReference(attribute)) checkReference(local, value);
    if (attribute === 'xmlns' && value !== namespaces['xmlns']) {
      refuse(`contains elements of another language (${value}).`);
    }
    if (allowedAttributes.has(attribute) && !isProse(attribute) && !isReference(attribute)) checkCss(value);
  }
}

function checkReference(element: string, value: string): void {
  // Links lose their addresses, so they may lead anywhere.
  if (element !== 'a' && !value.startsWith('#')) refuse(`refers to another file (${value.slice(0, 60)}).`);
}

function checkCss(css: string): void {
  const fault = cssFault(css);
  if (fault !== null) refuse(fault);
}

function cssFault(css: string): string | null {
  if (foreignUrl.test(css)) return 'refers to another file in a style (url).';
  if (/[\\@<]/.test(css)) return 'has a style with an @ rule or an escape.';
  // Most are long paths, in which the search for a name would take most of the time.
  if (!css.includes('(')) return null;
  for (const [, name = ''] of css.matchAll(/([\w-]+)\s*\(/g)) {
    if (!harmlessFunction.test(name)) return `has a style with the function ${name}().`;
  }
  return null;
}

/** The library writes the decoded text of a style sheet as it is: an escaped `<` would become one that begins an element. */
function checkStyleSheet(css: string): void {
  if (/[<&]/.test(css)) refuse('has a style with < or &.');
  checkCss(css);
}

/** Reads what was written as a browser will, and finds nothing but what may be in it, whatever the library did. */
function checkSanitised(drawing: string): void {
  strictRoot(drawing, ({ name, attributes }) => {
    const isAllowed = (attribute: string) => allowedAttributes.has(attribute) || /^xmlns(:xlink)?$/.test(attribute);
    if (!allowedElements.has(name)) refuse(`contains <${name}>; only shapes and text are accepted.`);
    for (const [attribute, { value }] of Object.entries(attributes)) {
      if (isReference(attribute)) checkReference('', value);
    }
    const other = Object.keys(attributes).find((attribute) => !isAllowed(attribute));
    if (other !== undefined) refuse(`contains the attribute ${other}.`);
  });
}
