import type { FastifyInstance } from 'fastify';
import { expect, vi } from 'vitest';

export type ReadMail = {
  readonly id: number;
  readonly subject: string;
  readonly text: string;
  readonly links: readonly string[];
};

/** Waits for the newest email to an address that is later than `after` and matches `subject`. */
export function mailTo(
  server: FastifyInstance,
  to: string,
  { after = 0, subject = /./ }: { readonly after?: number; readonly subject?: RegExp } = {},
): Promise<ReadMail> {
  return vi.waitFor(
    async () => {
      const response = await server.inject(`/dev/mail/latest/?to=${encodeURIComponent(to)}`);
      expect(response.statusCode).toBe(200);
      const { data }: { data: ReadMail } = response.json();
      expect(data.id).toBeGreaterThan(after);
      expect(data.subject).toMatch(subject);
      return data;
    },
    { timeout: 10_000, interval: 20 },
  );
}

/** The secret in the link of an email: `…/doi/thankyou/<secret>/`, `…?token=<secret>`. */
export function secretIn({ links }: ReadMail): string {
  const secret = /[A-Za-z0-9_-]{43}/.exec(links.find((link) => /[A-Za-z0-9_-]{43}/.test(link)) ?? '')?.[0];
  if (secret === undefined) throw new Error('The email has no link with a secret');
  return secret;
}

/** The number of emails to an address. */
export async function mailsTo(server: FastifyInstance, to: string): Promise<number> {
  const page = await server.inject('/dev/mail/');
  return page.body.split(`<td>${to}</td>`).length - 1;
}
