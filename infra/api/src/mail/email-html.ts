import { escapeHtml } from '../http/response/html.ts';
import type { EmailBlock, EmailContent } from './email.ts';
import { senderText, signature } from './email-text.ts';
import { languageTags, type MailShop } from './mail-shop.ts';

// Mail programs support neither style sheets nor grids: only tables and inline styles render everywhere.
const font = "font-family:Archivo,'Helvetica Neue',Helvetica,Arial,sans-serif";
const ink = '#10201A';
const quiet = '#47554E';
const hairline = '#D8D5CB';

function row(content: string, top: number): string {
  return `<tr><td style="padding:${top}px 32px 0">${content}</td></tr>`;
}

function pairs(entries: readonly (readonly [string, string])[], strongLast: boolean): string {
  return entries
    .map(([name, value], index) => {
      const isStrong = strongLast && index === entries.length - 1;
      const style = `${font};font-size:${isStrong ? 18 : 15}px;line-height:24px;color:${ink};font-weight:${isStrong ? 700 : 400}`;
      const first = `${style};padding:4px 16px 4px 0${isStrong ? '' : `;color:${quiet}`}`;
      return `<tr><td style="${first}">${escapeHtml(name)}</td><td align="right" style="${style};padding:4px 0">${escapeHtml(value)}</td></tr>`;
    })
    .join('');
}

const table = (rows: string) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-top:1px solid ${hairline}">${rows}</table>`;

/** Text in which URLs of the shop are links: not every mail program detects URLs in HTML. */
function linkedText(text: string, shop: MailShop): string {
  return text
    .split(/(https?:\/\/\S*[^\s.,;:!?)])/)
    .map((part) => {
      const written = escapeHtml(part);
      // Other addresses may have been typed by a shopper.
      return part.startsWith(`${shop.origin}/`) ? `<a href="${written}" style="color:inherit">${written}</a>` : written;
    })
    .join('');
}

function blockHtml(block: EmailBlock, shop: MailShop): string {
  switch (block.kind) {
    case 'text':
      return row(
        `<p style="margin:0;${font};font-size:16px;line-height:25px;color:${ink}">${linkedText(block.text, shop)}</p>`,
        16,
      );
    case 'note':
      return row(
        `<p style="margin:0;${font};font-size:14px;line-height:21px;color:${quiet}">${linkedText(block.text, shop)}</p>`,
        24,
      );
    case 'button':
      // The brand red is too weak on white for small text; this is one step darker (4.8 : 1).
      return row(
        `<a href="${escapeHtml(block.url)}" style="display:inline-block;background:#D5370F;color:#FFFFFF;${font};font-size:16px;font-weight:700;line-height:20px;padding:14px 24px;border-radius:2px;text-decoration:none">${escapeHtml(block.label)}</a>`,
        28,
      );
    case 'quote':
      return row(
        `<p style="margin:0 0 8px;${font};font-size:15px;line-height:24px;color:${quiet}">${escapeHtml(block.label)}:</p><blockquote style="margin:0;padding:4px 0 4px 16px;border-left:4px solid ${hairline};${font};font-size:15px;line-height:24px;color:${ink}">${escapeHtml(block.text).replaceAll('\n', '<br>')}</blockquote>`,
        24,
      );
    case 'facts':
      return row(table(pairs(block.facts, false)), 24);
    case 'goods': {
      const style = `${font};font-size:16px;line-height:24px;color:${ink};padding:12px 0;border-bottom:1px solid ${hairline};vertical-align:top`;
      const lines = block.lines
        .map(
          ({ title, detail, price }) =>
            `<tr><td style="${style};padding-right:16px"><strong>${escapeHtml(title)}</strong><br><span style="font-size:14px;color:${quiet}">${escapeHtml(detail)}</span></td><td align="right" style="${style};white-space:nowrap">${escapeHtml(price)}</td></tr>`,
        )
        .join('');
      return row(
        `${table(lines)}<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin-top:12px">${pairs(block.sums, true)}</table>`,
        24,
      );
    }
  }
}

/** The email as HTML in the shop's design. */
export function emailHtml(content: EmailContent, shop: MailShop): string {
  const home = escapeHtml(`${shop.origin}/`);
  return `<!doctype html>
<html lang="${languageTags[shop.locale]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(content.subject)}</title>
</head>
<body style="margin:0;padding:0;background:#F6F4EF">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(content.preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#F6F4EF">
<tr><td align="center" style="padding:24px 12px 40px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#FFFFFF;border-radius:2px">
<tr><td style="background:${ink};background-image:linear-gradient(169deg,${ink} 61.8%,#1F5C43 62%);padding:26px 32px;border-radius:2px 2px 0 0">
<a href="${home}" style="${font};font-size:26px;line-height:30px;font-weight:800;letter-spacing:-0.5px;color:#FFFFFF;text-decoration:none">Bergauf</a>
</td></tr>
${row(`<h1 style="margin:0;${font};font-size:28px;line-height:34px;font-weight:800;letter-spacing:-0.4px;color:${ink}">${escapeHtml(content.heading)}</h1>`, 36)}
${content.blocks.map((block) => blockHtml(block, shop)).join('\n')}
<tr><td style="height:40px;line-height:40px;font-size:0">&nbsp;</td></tr>
</table>
<p style="margin:20px 0 0;${font};font-size:13px;line-height:20px;color:${quiet}">${escapeHtml(signature(shop))}<br>${escapeHtml(senderText(shop))}<br><a href="${home}" style="color:${quiet}">${home}</a></p>
</td></tr>
</table>
</body>
</html>
`;
}
