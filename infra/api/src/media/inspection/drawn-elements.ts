/** Longest drawing that is counted, in characters. */
const countedLength = 64_000;
/** Deepest nesting of elements and references that is followed. */
const deepest = 100;

type Element = { readonly id: string | undefined; readonly references: readonly string[]; readonly children: number[] };

/**
 * Constructs that the count does not support: style sheets, which refer by class; filters and markers, which cost more than their number;
 * quoted references.
 */
const uncountable = /<(style|filter|marker)[\s>]|url\((?!#[^"'()&]*\))|href="#[^"]*[()&]/i;
const tags = /<(\/?)[A-Za-z][\w:]*([^<>]*?)(\/?)>/g;
const references = /(?:href="#|url\(#)([^")]+)/gi;

/** The id that a browser looks for. */
function idOf(reference: string): string {
  try {
    return decodeURIComponent(reference.trim());
  } catch {
    return reference.trim();
  }
}

/** Most elements have none. */
const referencesIn = (attributes: string): readonly string[] =>
  /href="#|url\(#/i.test(attributes) ? [...attributes.matchAll(references)].map(([, id = '']) => idOf(id)) : [];

/** The elements of a sanitised drawing, in their order. */
function elementsOf(svg: string): readonly Element[] {
  const elements: Element[] = [];
  const open: Element[] = [];
  for (const [, end, attributes = '', isEmpty] of svg.matchAll(tags)) {
    if (end === '/') {
      open.pop();
      continue;
    }
    open.at(-1)?.children.push(elements.length);
    const element: Element = {
      id: /\sid="([^"]*)"/.exec(attributes)?.[1],
      references: referencesIn(attributes),
      children: [],
    };
    elements.push(element);
    if (isEmpty !== '/') open.push(element);
  }
  return elements;
}

/**
 * The number of elements that a drawing draws, when what it refers to counts each time: clip paths, patterns, gradients, repeated
 * groups. It bounds what rendering costs.
 * @param svg sanitised: attributes in double quotes, no angle brackets in them, every element closed
 * @returns null for a drawing that cannot be counted easily
 */
export function drawnElements(svg: string): number | null {
  if (svg.length > countedLength || uncountable.test(svg)) return null;
  const elements = elementsOf(svg);
  const named = elements.flatMap(({ id }, index) => (id === undefined ? [] : [[id, index] as const]));
  const byId = new Map(named);
  if (byId.size < named.length) return null;
  const counts = new Map<number, number>();
  const count = (index: number, depth: number): number => {
    const known = counts.get(index);
    if (known !== undefined) return known;
    if (depth > deepest) return Number.POSITIVE_INFINITY;
    // A reference that leads back here does not end.
    counts.set(index, Number.POSITIVE_INFINITY);
    const { children = [], references: ids = [] } = elements[index] ?? {};
    const inner = [...children, ...ids.flatMap((id) => byId.get(id) ?? [])];
    const sum = inner.reduce((total, one) => total + count(one, depth + 1), 1);
    counts.set(index, sum);
    return sum;
  };
  const drawn = count(0, 0);
  return Number.isFinite(drawn) ? drawn : null;
}
