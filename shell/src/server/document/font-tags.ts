import { integrityOf } from '@bergauf/service-kit/integrity';
import { fontElementId } from '../../app/element-ids.ts';
import type { Stylesheet } from './inline-style.ts';

/** The font face that nearly every page needs: the first one in `fonts.css` with a file. */
const faceWithFile = /@font-face\s*\{[^{}]*url\([^{}]*\}/;

/**
 * The shell's styles without that font face, which the browser's `loadFont` adds.
 * @returns font: null where the styles have none
 */
export function separateFont(styles: readonly Stylesheet[]): { styles: Stylesheet[]; font: Stylesheet | null } {
  let font: Stylesheet | null = null;
  const others = styles.map((style) => {
    const [face] = (font ? null : faceWithFile.exec(style.text)) ?? [];
    if (face === undefined) return style;
    font = { url: style.url, text: face, integrity: integrityOf(face) };
    const text = style.text.replace(face, () => '');
    return { ...style, text, integrity: integrityOf(text) };
  });
  return { styles: others, font };
}

/** For browsers without script, the font face is a style like the others. */
export const fontTags = (font: Stylesheet | null): string =>
  font ? `<noscript id="${fontElementId}"><style>${font.text}</style></noscript>` : '';

/**
 * Preloads the web font's file for the `fetch` of `loadFont`, behind React's preloads of the first pictures: their 3 kB each would wait for
 * 28 kB. Only Chromium supports this media feature; Safari would load the file twice, because its `fetch` does not use the preloaded file.
 */
export function fontPreload(font: Stylesheet | null): string {
  const [, url] = /url\("?(.*?)"?\)/.exec(font?.text ?? '') ?? [];
  if (url === undefined) return '';
  return `<link rel="preload" as="fetch" href="${url}" crossorigin media="(scripting: enabled) and (device-posture)">`;
}
