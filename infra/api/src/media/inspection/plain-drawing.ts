import { allowedAttributes, allowedElements } from './allowed-svg.ts';
import { cssObjection, isProse } from './sanitise-svg.ts';
import { deepest, namespace, type RootAttributes } from './strict-root.ts';

/** A start tag without prefixes, entities and line breaks in it, with one space before each attribute. */
const start = /<([A-Za-z]+)((?: [A-Za-z][A-Za-z0-9-]*="[^"<>&\p{Cc}\ufffe\uffff]+")*)(\/?)>/uy;
const end = /<\/([A-Za-z]+)>/y;
const words = /[^<>&]+/y;
const unusual = /(?!\n)[\p{Cc}\ufffe\uffff]/u;
const attribute = / ([^=]+)="([^"]+)"/g;

/**
 * Reads a drawing in the plainest form of XML, as programs write it, in one pass. Retailers' drawings come by the thousand, and the
 * strict parser and the sanitiser take ten times as long.
 * @returns what `strictRoot` and `sanitiseSvg` return for it; null for a drawing in any other form, good or bad, which those have to read
 */
export function plainDrawing(text: string): { readonly root: RootAttributes; readonly svg: string } | null {
  if (!text.startsWith('<svg ')) return null;
  const open: string[] = [];
  const written: string[] = [];
  let root: RootAttributes | null = null;
  for (let at = 0; at < text.length; ) {
    const next = text.charCodeAt(at + 1);
    const pattern = text[at] !== '<' ? words : next === 47 ? end : start;
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found === null) return null;
    const [whole, name = '', attributes = '', isEmpty] = found;
    at += whole.length;
    if (pattern === words) {
      // Outside of the drawing there is nothing but the end of its last line.
      if ((open.length === 0 && whole !== '\n') || unusual.test(whole)) return null;
      written.push(whole);
    } else if (pattern === end) {
      if (open.pop() !== name) return null;
      written.push(whole);
    } else {
      if (root !== null && open.length === 0) return null;
      const own = attributesOf(attributes, root === null);
      if (own === null || !allowedElements.has(name) || name === 'style' || open.length >= deepest) return null;
      root ??= own;
      if (isEmpty) written.push(`<${name}${attributes}></${name}>`);
      else {
        written.push(whole);
        open.push(name);
      }
    }
  }
  return root === null || open.length > 0 ? null : { root, svg: written.join('') };
}

/** Null where one is not allowed or stands twice. */
function attributesOf(text: string, isRoot: boolean): RootAttributes | null {
  const found: Record<string, string> = {};
  for (const [, name = '', value = ''] of text.matchAll(attribute)) {
    if (Object.hasOwn(found, name)) return null;
    found[name] = value;
    if (name === 'xmlns' && isRoot) continue;
    if (!allowedAttributes.has(name) || (name === 'href' && !value.startsWith('#'))) return null;
    // Without one of these there is nothing to object to.
    if (/[(\\@]/.test(value) && !isProse(name) && cssObjection(value) !== null) return null;
  }
  return isRoot && found['xmlns'] !== namespace ? null : found;
}
