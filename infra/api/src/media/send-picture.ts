import type { FastifyReply } from 'fastify';
import Type from 'typebox';

/** Response schemas of routes that send pictures. */
export const pictureResponses = {
  200: { content: { 'image/svg+xml': { schema: Type.String() } } },
  302: Type.Null({ description: 'The drawing has changed and has another name.' }),
};

export type SentPicture = { readonly url: string; readonly svg: () => Promise<string> };

/** Pictures are public, so the headers of the API's other responses do not apply. */
function allowEverySite(reply: FastifyReply): FastifyReply {
  reply.removeHeader('vary').removeHeader('access-control-allow-credentials');
  return reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
}

/** Headers of a picture whose URL has a hash of its content: browsers and CDNs cache it for a year. */
export function allowCaching(reply: FastifyReply): FastifyReply {
  return (
    allowEverySite(reply)
      .header('cache-control', 'public, max-age=31536000, immutable')
      // Opened as a document, a drawing must not run or load anything.
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .header('x-content-type-options', 'nosniff')
  );
}

/** Redirects an outdated URL of a picture to the current one. */
export function redirectToCurrent(reply: FastifyReply, url: string): FastifyReply {
  return allowEverySite(reply).header('cache-control', 'no-store').redirect(url, 302);
}

/** Sends a picture that browsers and CDNs cache for a year, or redirects an outdated URL to the current one. */
export async function sendPicture(
  reply: FastifyReply,
  asked: string,
  { url, svg }: SentPicture,
): Promise<FastifyReply> {
  // The page was created before the drawing changed: the hash is outdated.
  if (url !== asked) return redirectToCurrent(reply, url);
  // A page of a flyer contains pictures as data.
  const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";
  return allowCaching(reply)
    .header('content-security-policy', policy)
    .type('image/svg+xml; charset=utf-8')
    .send(await svg());
}
