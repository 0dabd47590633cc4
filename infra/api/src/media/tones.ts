/*
 * One drawing serves every colour of a product. Where its colour may change, the file has a placeholder in place of a colour:
 *
 *   <path fill="var(--tone-base, #2F68A8)" d="…"/>
 *
 * with the tone's name (a small letter, then small letters, digits and hyphens, 24 characters at most) and the colour of the
 * drawing itself. It is the notation of CSS custom properties, so browsers show the file as it is. The store replaces every
 * placeholder before it sends or renders a drawing, by the reference's tone of that name or the file's own colour. The tone `ground` is
 * the surface behind what is drawn.
 */

export type Tones = Readonly<Record<string, string>>;

const tonePlaceholder: RegExp = /var\(\s*--tone-([a-z][a-z0-9-]{0,23})\s*,\s*(#[0-9a-fA-F]{6})\s*\)/g;

const toneName = /^[a-z][a-z0-9-]{0,23}$/;
const toneColour = /^#[0-9a-fA-F]{6}$/;

/** So that they fit into a URL's segment. */
const maximumTones = 8;

/** Whether these are tones that a drawing can be shown in: `#rrggbb` colours by names, eight at most. */
export function areTones(value: unknown): value is Tones {
  if (typeof value !== 'object' || value === null) return false;
  const entries = Object.entries(value);
  return (
    entries.length <= maximumTones &&
    entries.every(([name, colour]) => toneName.test(name) && typeof colour === 'string' && toneColour.test(colour))
  );
}

/** The drawing with a colour in place of each placeholder. */
export function recolour(svg: string, tones: Tones): string {
  return svg.replace(tonePlaceholder, (_placeholder, name: string, own: string) =>
    Object.hasOwn(tones, name) ? (tones[name] ?? own) : own,
  );
}

/** The colour of the surface behind a drawing, as far as the drawing names it; null otherwise. */
export function groundOf(svg: string): string | null {
  return /var\(\s*--tone-ground\s*,\s*(#[0-9a-fA-F]{6})\s*\)/.exec(svg)?.[1]?.toLowerCase() ?? null;
}

const plain = 'drawing';

/** The tones in a URL: `base-2f68a8_shade-101613`, sorted by name; `drawing` without tones. */
export function tonesInUrl(tones: Tones): string {
  const parts = Object.entries(tones).map(([name, colour]) => `${name}-${colour.slice(1).toLowerCase()}`);
  return parts.length === 0 ? plain : parts.sort().join('_');
}

/** The tones of a URL; null if no reference has this URL, so that each drawing in its colours has one address. */
export function tonesOfUrl(segment: string): Tones | null {
  if (segment === plain) return {};
  const tones = Object.fromEntries(
    segment.split('_').map((part) => [part.slice(0, -7), `#${part.slice(-6)}`] as const),
  );
  return areTones(tones) && tonesInUrl(tones) === segment ? tones : null;
}
