import type { devMailbox } from '../database/schema.ts';
import { type Html, html } from '../http/response/html.ts';

type ReceivedMail = typeof devMailbox.$inferSelect;

const time = new Intl.DateTimeFormat('de-AT', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'Europe/Vienna' });

const style: Html = {
  html: `<style>
body { margin: 0; background: #F6F4EF; color: #10201A; font: 16px/1.5 Archivo, system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font-size: 2rem; letter-spacing: -0.015em; }
a { color: inherit; }
table { width: 100%; border-collapse: collapse; }
th, td { text-align: left; padding: 0.75rem 1rem 0.75rem 0; border-bottom: 1px solid #D8D5CB; vertical-align: top; }
iframe { width: 100%; height: 44rem; border: 1px solid #D8D5CB; background: #fff; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: #fff; padding: 1rem; border: 1px solid #D8D5CB; }
</style>`,
};

function page(title: string, content: Html): string {
  return html`<!doctype html>
<html lang="de-AT">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>${style}</head>
<body><main>${content}</main></body>
</html>
`.html;
}

export function mailboxPage(mails: readonly ReceivedMail[]): string {
  const rows = mails.map(
    ({ id, subject, recipient, sentAt }) =>
      html`<tr><td><a href="/dev/mail/${id}/">${subject}</a></td><td>${recipient}</td><td>${time.format(sentAt)}</td></tr>`,
  );
  return page(
    'Postfach',
    html`<h1>Postfach</h1>
<p>Was dieser Rechner statt an einen Mailserver verschickt hat.</p>
${
  mails.length === 0
    ? html`<p>Noch keine Post.</p>`
    : html`<table><thead><tr><th>Betreff</th><th>An</th><th>Gesendet</th></tr></thead><tbody>${rows}</tbody></table>`
}`,
  );
}

export function messagePage({ id, subject, recipient, sentAt, text }: ReceivedMail): string {
  return page(
    subject,
    html`<p><a href="/dev/mail/">Postfach</a></p>
<h1>${subject}</h1>
<p>An ${recipient}, ${time.format(sentAt)}</p>
<iframe src="/dev/mail/${id}/letter.html" title="Die E-Mail" sandbox="allow-popups"></iframe>
<h2>Als Text</h2>
<pre>${text}</pre>`,
  );
}
