import { mainChannel } from '@bergauf/service-kit/shell-protocol/channel';
import type { FastifyReply } from 'fastify';
import { describeGrant } from '../tokens/token.ts';
import { type Html, html } from './html.ts';
import type { Session } from './sessions.ts';

/** The user of a page, and its channel. */
export type Reader = {
  session: Session;
  channel: string;
  /** All channels, the main one first. */
  channels: readonly string[];
};

/** Path prefix of a channel's pages. */
export const baseOf = (channel: string): string => (channel === mainChannel ? '' : `/channels/${channel}`);

/** A complete page. Without a reader: shown without login. */
export function page(title: string, reader: Reader | null, content: Html, path: '' | 'history' = ''): string {
  const session = reader?.session;
  const message = session?.takeMessage() ?? null;
  const head = reader
    ? html`<nav aria-label="Pages"><a href="${baseOf(reader.channel)}/">Overview</a> <a href="${baseOf(reader.channel)}/history">History</a></nav>
        ${channelLinks(reader, path)}
        <form method="post" action="/logout" class="who">
          <span>${reader.session.token.name}: ${describeGrant(reader.session.token.grant)}</span>
          <input type="hidden" name="form" value="${reader.session.formToken}"><button>Log out</button>
        </form>`
    : null;
  return html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${title} | Bergauf registry</title>
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

/** Links to the same page of each channel; null if there is only one channel. */
function channelLinks({ channel, channels }: Reader, path: string): Html | null {
  if (channels.length < 2) return null;
  return html`<nav aria-label="Channels" class="channels"><span aria-hidden="true">Channel</span> ${channels.map(
    (name) =>
      name === channel
        ? html`<a href="${baseOf(name)}/${path}" aria-current="page">${name}</a> `
        : html`<a href="${baseOf(name)}/${path}">${name}</a> `,
  )}</nav>`;
}

export const sendPage = (reply: FastifyReply, text: string): FastifyReply =>
  reply.type('text/html; charset=utf-8').send(text);

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
