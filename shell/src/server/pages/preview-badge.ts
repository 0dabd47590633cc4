import { createHash } from 'node:crypto';
import type { Preview } from '../release-set/serving-set.ts';
import { createPageBody, type RenderedPage } from './rendered-page.ts';

/* An element that React does not know: hydration leaves it alone, at the end of the body. */
const style =
  'bergauf-preview{position:fixed;z-index:2147483647;inset-block-end:8px;inset-inline-start:8px;display:flex;gap:12px;align-items:center;max-inline-size:calc(100vw - 16px);padding:4px 12px;border:2px solid #fff;border-radius:4px;background:#7a1fa2;color:#fff;font:600 14px/1.4 system-ui,sans-serif}bergauf-preview a{display:inline-grid;align-items:center;min-block-size:44px;color:inherit}@media print{bergauf-preview{display:none}}';
const styleHash = `sha384-${createHash('sha384').update(style).digest('base64')}`;

/** A page that says that it is a preview, with the way out of it. Its own bodies, so that no other shopper gets them. */
export function withBadge(page: RenderedPage, preview: Preview): RenderedPage {
  const { html } = page;
  const text = html.body.toString();
  const end = text.lastIndexOf('</body></html>');
  if (end < 0 || html.redirect !== null) return page;
  const body = Buffer.from(text.slice(0, end) + badgeOf(preview) + text.slice(end));
  return { ...page, styleHashes: [...page.styleHashes, styleHash], html: createPageBody({ ...html, body }) };
}

/** Name, version and time are of fixed patterns, without markup. */
function badgeOf({ remote, version, expiresAt }: Preview): string {
  const until = `${expiresAt.slice(0, 16).replace('T', ' ')} UTC`;
  return `<style>${style}</style><bergauf-preview role="status"><span>Preview: ${remote} ${version}, until ${until}</span><a href="/_shell/preview/end">End</a></bergauf-preview>`;
}
