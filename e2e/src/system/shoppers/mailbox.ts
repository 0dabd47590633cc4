import { expect } from 'playwright/test';

export type Mail = { id: number; subject: string; links: string[] };

/** The newest email to an address with a matching subject, once it has arrived. */
export async function mailTo(api: string, to: string, subject: RegExp): Promise<Mail> {
  let mail: Mail | null = null;
  await expect
    .poll(
      async () => {
        const response = await fetch(`${api}/dev/mail/latest/?to=${encodeURIComponent(to)}`);
        if (!response.ok) return '';
        mail = ((await response.json()) as { data: Mail }).data;
        return mail.subject;
      },
      { message: `an email to ${to}`, timeout: 15_000 },
    )
    .toMatch(subject);
  if (!mail) throw new Error(`No email to ${to}`);
  return mail;
}

/** The link of an email that leads to a path, on the shop of these tests. */
export function linkIn(mail: Mail, shopOrigin: string, path: string): string {
  const link = mail.links.map((text) => new URL(text)).find(({ pathname }) => pathname.startsWith(path));
  if (!link) throw new Error(`${mail.subject} has no link to ${path}: ${mail.links.join(' ')}`);
  return `${shopOrigin}${link.pathname}${link.search}`;
}
