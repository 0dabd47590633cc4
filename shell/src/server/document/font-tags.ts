import { integrityOf } from '@bergauf/service-kit/integrity';
import type { Stylesheet } from './inline-style.ts';

const elementId = 'bergauf-font';

/** The font face that nearly every page needs: the first one in `fonts.css` with a file. */
const faceWithFile = /@font-face\s*\{[^{}]*url\([^{}]*\}/;

/**
 * The shell's styles without that font face, which `loadFont` adds.
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
  font ? `<noscript id="${elementId}"><style>${font.text}</style></noscript>` : '';

/**
 * For the start of `<head>`: preloads the web font's file, before the first picture, for the `fetch` of `loadFont`. Only Chromium supports
 * this media feature; Safari would load the file twice, because its `fetch` does not use the preloaded file.
 */
export function fontPreload(font: Stylesheet | null): string {
  const [, url] = /url\("?(.*?)"?\)/.exec(font?.text ?? '') ?? [];
  if (url === undefined) return '';
  return `<link rel="preload" as="fetch" href="${url}" crossorigin media="(scripting: enabled) and (device-posture)">`;
}

/**
 * Requests the web font before the page is laid out: a stylesheet would request it with the first layout only, after what the page itself
 * needs. Until it has arrived, text is shown in a system font of the same metrics. Where this fails, the font face becomes a style
 * (decision 0107).
 */
export const loadFont = `const fontStyle=document.getElementById("${elementId}")?.textContent.replace(/<.*?>/g,"");fontStyle&&(async()=>{const sheet=new CSSStyleSheet();sheet.replaceSync(fontStyle);const{style}=sheet.cssRules[0],value=name=>style.getPropertyValue(name),[,address]=/url\\("?(.*?)"?\\)/.exec(value("src")),response=await fetch(address),face=new FontFace(value("font-family").replace(/"/g,""),await response.arrayBuffer(),{weight:value("font-weight"),stretch:value("font-stretch"),unicodeRange:value("unicode-range")});document.fonts.add(await face.load())})().catch(()=>{document.head.append(Object.assign(document.createElement("style"),{textContent:fontStyle}))});`;
