import type { FastifyReply } from 'fastify';
import Type from 'typebox';

/** What a route that sends pictures answers with. */
export const pictureResponses = {
  200: { content: { 'image/svg+xml': { schema: Type.String() } } },
  302: Type.Null({ description: 'The drawing has changed and has another name.' }),
};

export type SentPicture = { readonly url: string; readonly svg: () => string };

/** A drawn picture, kept by browsers and CDNs for a year; from an address of before it changed, the way to the new one. */
export function sendPicture(reply: FastifyReply, asked: string, { url, svg }: SentPicture): FastifyReply {
  // Pictures are for everyone and the same for everyone, so the rules of the API's answers do not hold for them.
  reply.removeHeader('vary').removeHeader('access-control-allow-credentials');
  reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
  // A page from before the drawings changed: the name is right, the hash is not.
  if (url !== asked) return reply.header('cache-control', 'no-store').redirect(url, 302);
  return (
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      // Drawings are pictures, never documents: opened on their own they may run and load nothing.
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .header('x-content-type-options', 'nosniff')
      .type('image/svg+xml; charset=utf-8')
      .send(svg())
  );
}
