import type { FastifyInstance } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import type { SiteConfig } from 'shared-contracts/app';
import { cspReportPath } from 'shared-contracts/paths';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { shopOnly } from '../shop-only.ts';

/** What browsers send to `report-uri`. It contains addresses of pages that a person has visited: they are neither logged nor stored. */
const report = Compile(
  Type.Object({
    'csp-report': Type.Object({
      'effective-directive': Type.Optional(Type.String({ maxLength: 100 })),
      'violated-directive': Type.Optional(Type.String({ maxLength: 2_000 })),
      'blocked-uri': Type.Optional(Type.String({ maxLength: 4_000 })),
    }),
  }),
);

const bodyLimit = 16 * 1024;
/** Limit of this process: a page that breaks the policy breaks it for every visitor. */
const loggedPerMinute = 20;

/** The directives of the policy, and those that browsers report in their place. */
const directives: ReadonlySet<string> = new Set([
  ...[
    'script-src',
    'script-src-elem',
    'script-src-attr',
    'style-src',
    'style-src-elem',
    'style-src-attr',
    'default-src',
  ],
  ...['img-src', 'font-src', 'frame-src', 'connect-src', 'form-action', 'base-uri', 'frame-ancestors', 'manifest-src'],
  ...['media-src', 'object-src', 'worker-src', 'require-trusted-types-for', 'trusted-types'],
]);

/** An origin or a keyword such as `inline`; never a path. */
function blockedOf(uri: string): string {
  if (/^[a-z-]{1,40}$/.test(uri)) return uri;
  const url = URL.canParse(uri) ? new URL(uri) : null;
  if (url === null) return 'other';
  return /^https?:$/.test(url.protocol) ? url.origin.slice(0, 120) : url.protocol.slice(0, 40);
}

/** Accepts and counts browsers' reports of what the policies of shop and checkout have blocked, within limits. */
export function addCspReportRoutes(
  server: FastifyInstance,
  { shopOrigin, checkoutOrigin }: Pick<SiteConfig, 'shopOrigin' | 'checkoutOrigin'>,
  registry: Registry,
): void {
  const counted = new Counter({
    name: 'bergauf_csp_reports_total',
    help: 'What the Content Security Policy has blocked in browsers, by directive.',
    labelNames: ['directive'],
    registers: [registry],
  });
  const refused = new Counter({
    name: 'bergauf_csp_reports_refused_total',
    help: 'Reports about the Content Security Policy that were refused, by reason.',
    labelNames: ['reason'],
    registers: [registry],
  });
  let minute = 0;
  let logged = 0;
  const mayLog = (): boolean => {
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) [minute, logged] = [now, 0];
    logged += 1;
    return logged <= loggedPerMinute;
  };
  void server.register(async (scope) => {
    scope.addContentTypeParser('application/csp-report', { parseAs: 'string' }, (_request, body, done) => {
      try {
        done(null, JSON.parse(String(body)));
      } catch {
        done(null, null);
      }
    });
    const rateLimit = { max: 20, timeWindow: 60_000, onExceeded: () => refused.inc({ reason: 'limited' }) };
    const preHandler = shopOnly(shopOrigin, {
      alsoFrom: checkoutOrigin,
      onRefused: () => refused.inc({ reason: 'foreign' }),
    });
    scope.post(cspReportPath, { preHandler, bodyLimit, config: { rateLimit } }, async (request, reply) => {
      const { body } = request;
      if (!report.Check(body)) {
        refused.inc({ reason: 'malformed' });
        return reply.code(400).send({ error: 'malformed' });
      }
      const about = body['csp-report'];
      const named = (about['effective-directive'] ?? about['violated-directive'] ?? '').split(' ')[0] ?? '';
      const directive = directives.has(named) ? named : 'other';
      counted.inc({ directive });
      const blocked = blockedOf(about['blocked-uri'] ?? '');
      if (mayLog())
        request.log.warn({ directive, blocked }, 'the content security policy blocked something in a browser');
      return reply.code(204).send();
    });
  });
}
