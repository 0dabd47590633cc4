import { fontElementId } from '../../app/element-ids.ts';

/**
 * Requests the web font before the page is laid out: a stylesheet would request it with the first layout only, after what the page itself
 * needs. Until it has arrived, text is shown in a system font of the same metrics. Where this fails, the font face becomes a style
 * (decision 0107).
 */
export function loadFont(): void {
  const styles = document.getElementById(fontElementId)?.textContent.replace(/<.*?>/g, '');
  if (!styles) return;
  addFace(styles).catch(() => {
    document.head.append(Object.assign(document.createElement('style'), { textContent: styles }));
  });
}

/** @param styles one `@font-face` rule */
async function addFace(styles: string): Promise<void> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  const { style } = sheet.cssRules[0] as CSSFontFaceRule;
  const value = (name: string): string => style.getPropertyValue(name);
  const [, address = ''] = /url\("?(.*?)"?\)/.exec(value('src')) ?? [];
  const response = await fetch(address);
  const face = new FontFace(value('font-family').replace(/"/g, ''), await response.arrayBuffer(), {
    weight: value('font-weight'),
    stretch: value('font-stretch'),
    unicodeRange: value('unicode-range'),
  });
  document.fonts.add(await face.load());
}
