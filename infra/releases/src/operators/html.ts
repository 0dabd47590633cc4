/** Markup, which is inserted as it is. Everything else is escaped. */
export type Html = { readonly html: string };

type Part = Html | string | number | null | readonly Part[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Template tag that inserts values as escaped text. Null and empty lists insert nothing. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  html: texts.map((text, index) => text + textOf(parts[index] ?? null)).join(''),
});

function textOf(part: Part): string {
  if (part === null) return '';
  if (typeof part === 'string' || typeof part === 'number') {
    return String(part).replace(/[&<>"']/g, (character) => entities[character] ?? '');
  }
  return 'html' in part ? part.html : part.map(textOf).join('');
}
