const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in markup, also inside a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}

/** Markup that is safe to write out as it is. */
export type Html = { readonly html: string };

const write = (value: Html | readonly Html[] | string | number): string => {
  if (Array.isArray(value)) return value.map((part: Html) => part.html).join('');
  if (typeof value === 'object' && 'html' in value) return value.html;
  return escapeHtml(String(value));
};

/** A template whose values are escaped unless they are markup themselves. */
export function html(parts: TemplateStringsArray, ...values: (Html | readonly Html[] | string | number)[]): Html {
  return { html: parts.reduce((text, part, index) => text + write(values[index - 1] ?? '') + part) };
}
