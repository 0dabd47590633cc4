const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}

/** HTML that needs no escaping. */
export type Html = { readonly html: string };

const write = (value: Html | readonly Html[] | string | number): string => {
  if (Array.isArray(value)) return value.map((part: Html) => part.html).join('');
  if (typeof value === 'object' && 'html' in value) return value.html;
  return escapeHtml(String(value));
};

/** A template literal that escapes its values unless they are `Html`. */
export function html(parts: TemplateStringsArray, ...values: (Html | readonly Html[] | string | number)[]): Html {
  return { html: parts.reduce((text, part, index) => text + write(values[index - 1] ?? '') + part) };
}
