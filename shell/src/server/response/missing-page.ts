import { escaped } from '../document/document-tags.ts';
import { createPageBody, type PageBody } from '../pages/rendered-page.ts';

const message = 'Page Not Found: ';

/**
 * The document of a page that does not exist, with the address as it was requested (SPEC 2: full path with query). The page is rendered and
 * cached by the normal form of the address, without the parameters that the page does not declare.
 * @param rendered path and query in their normal form
 * @param asked path and query of the request
 */
export function withAskedAddress(html: PageBody, rendered: string, asked: string): PageBody {
  // Browsers show no question mark without a query behind it, and hydration compares the text with their address.
  const shown = asked.replace(/\?$/, '');
  if (shown === rendered) return html;
  const text = html.body.toString();
  const cached = `${message}${escaped(rendered)}<`;
  const start = text.indexOf(cached);
  if (start < 0) return html;
  const whole = `${message}${escaped(shown)}<`;
  return createPageBody({
    ...html,
    body: Buffer.from(text.slice(0, start) + whole + text.slice(start + cached.length)),
  });
}
