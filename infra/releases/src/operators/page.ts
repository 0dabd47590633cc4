import { describeGrant } from '../tokens/token.ts';
import { type Html, html } from './html.ts';
import type { Session } from './sessions.ts';

/** A whole page. Without a session: the login. */
export function page(title: string, session: Session | null, content: Html): string {
  const message = session?.takeMessage() ?? null;
  const head = session
    ? html`<nav aria-label="Pages"><a href="/">Overview</a> <a href="/history">History</a></nav>
        <form method="post" action="/logout" class="who">
          <span>${session.token.name}: ${describeGrant(session.token.grant)}</span>
          <input type="hidden" name="form" value="${session.formToken}"><button>Log out</button>
        </form>`
    : null;
  return html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${title} – Bergauf registry</title>
  <link rel="stylesheet" href="/style.css">
</head>
<body>
  <header><p class="brand">Bergauf registry</p>${head}</header>
  <main>
    <h1>${title}</h1>
    ${message === null ? null : html`<p class="message" role="status">${message}</p>`}
    ${content}
  </main>
</body>
</html>
`.html;
}

export const loginPage = (problem: string | null): string =>
  page(
    'Log in',
    null,
    html`${problem === null ? null : html`<p class="problem" role="alert">${problem}</p>`}
    <form method="post" action="/login" class="login">
      <label for="token">Token</label>
      <input id="token" name="token" type="password" autocomplete="current-password" required spellcheck="false">
      <p>Operators make tokens: <code>npm run remote -- token create operations --operator</code></p>
      <button>Log in</button>
    </form>`,
  );
