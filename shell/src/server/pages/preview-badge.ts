import { createHash } from 'node:crypto';
import { type DevelopmentProblem, problemText } from '../../app/development-change.ts';
import { escaped } from '../document/document-tags.ts';
import type { AssetFile } from '../document/shell-assets.ts';
import type { Preview } from '../release-set/serving-set.ts';
import type { RemoteFailure } from '../worker/protocol.ts';
import { createPageBody, type RenderedPage } from './rendered-page.ts';

/* An element outside of React's tree: hydration leaves it alone, at the end of the body. */
const style = [
  'bergauf-preview{position:fixed;z-index:2147483647;inset-block-end:8px;inset-inline-start:8px;display:grid;grid-template-columns:auto auto;gap:0 12px;align-items:center;box-sizing:border-box;max-inline-size:calc(100vw - 16px);padding:4px 12px;border:2px solid #fff;border-radius:4px;background:#7a1fa2;color:#fff;font:600 14px/1.4 system-ui,sans-serif;overflow-wrap:anywhere}',
  'bergauf-preview a{display:inline-grid;align-items:center;min-block-size:44px;color:inherit}',
  'bergauf-preview pre{grid-column:1/-1;margin:0 0 8px;max-block-size:30vh;overflow:auto;font:400 12px/1.4 ui-monospace,monospace;white-space:pre-wrap}',
  'bergauf-preview pre:empty{display:none}',
  'bergauf-preview[data-problem]{background:#a3160f}',
  '@media print{bergauf-preview{display:none}}',
].join('');
/** The first lines of a stack are those of the frontend. */
const stackLines = 4;
const styleHash = `sha384-${createHash('sha384').update(style).digest('base64')}`;

/**
 * Adds a badge to a page: that it is a preview, with a link to end it. The page gets bodies of its own, so that no other shopper gets them.
 */
export function withBadge(page: RenderedPage, preview: Preview): RenderedPage {
  const { html } = page;
  const text = html.body.toString();
  const end = text.lastIndexOf('</body></html>');
  if (end < 0 || html.redirect !== null) return page;
  const body = Buffer.from(
    withDevelopmentReact(text.slice(0, end), preview) + badgeOf(preview, page.failures) + text.slice(end),
  );
  return { ...page, styleHashes: [...page.styleHashes, styleHash], html: createPageBody({ ...html, body }) };
}

/** Fast refresh needs React's development build in the browser; the server's markup is the same with both. */
function withDevelopmentReact(text: string, { version, development }: Preview): string {
  const react = version === null ? null : development?.react;
  if (!react) return text;
  const source = ({ url, integrity }: AssetFile): string => `src="${url}" integrity="${integrity}"`;
  return text.replace(source(react.production), source(react.development));
}

/** Names, versions and expiry times have fixed patterns, without markup. */
function badgeOf(
  { remote, version, expiresAt, development }: Preview,
  failures: RenderedPage['failures'] = [],
): string {
  const until = `until ${expiresAt.slice(0, 16).replace('T', ' ')} UTC`;
  const end = '<a href="/_shell/preview/end">End</a>';
  if (!development) {
    return `<style>${style}</style><bergauf-preview role="status"><span>Preview: ${remote} ${version}, ${until}</span>${end}</bergauf-preview>`;
  }
  const { origin, change, script } = development;
  const problem = development.problem ?? failureOf(failures.filter((one) => one.remote === remote));
  const data = Object.entries({ remote, version, change, problem: problem?.kind })
    .map(([name, value]) => (value ? ` data-${name}="${escaped(value)}"` : ''))
    .join('');
  const badge = `<bergauf-preview role="status"${data}><span>Development: ${remote} of ${origin}, ${until}</span>${end}<pre tabindex="0">${textOf(problem)}</pre></bergauf-preview>`;
  const tag = script && `<script src="${script.url}" integrity="${script.integrity}" crossorigin async></script>`;
  return `<style>${style}</style>${badge}${tag ?? ''}`;
}

function textOf(problem: DevelopmentProblem | null): string {
  if (!problem) return '';
  return escaped(problemText(problem));
}

/** Only place where its team sees the message: logs omit error messages, which may contain a shopper's data. */
function failureOf(failures: readonly RemoteFailure[]): DevelopmentProblem | null {
  const texts = failures.map(({ phase, message, stack = message }) =>
    phase === 'render' || phase === 'loader' ? stack.split('\n', stackLines).join('\n') : message,
  );
  return texts.length === 0 ? null : { kind: 'failed', message: [...new Set(texts)].join('\n') };
}
