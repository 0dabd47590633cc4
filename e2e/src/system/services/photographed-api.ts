import { startTamperingProxy } from '@bergauf/test-kit/tampering-proxy';

type Picture = { readonly url: string; readonly alt: string; readonly width: number; readonly height: number };

/** Drawings of products have tones. */
const isDrawnProduct = (value: object): boolean =>
  'url' in value && typeof value.url === 'string' && /^\/media\/[0-9a-f]{32}\/.*_light-[0-9a-f]{6}/.test(value.url);

/**
 * A proxy in front of the real product API that replaces drawings of products with photographs. A drawing always becomes the same
 * photograph, in the order in which drawings come. The page of a product has all of them.
 */
export async function startPhotographedApi(
  target: string,
  photographs: readonly Picture[],
): ReturnType<typeof startTamperingProxy> {
  const photographOf = new Map<string, Picture>();

  function photographed(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(photographed);
    if (typeof value !== 'object' || value === null) return value;
    if (isDrawnProduct(value)) return chosenFor((value as Picture).url);
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, photographed(inner)]));
  }

  function chosenFor(url: string): Picture | undefined {
    const chosen = photographOf.get(url) ?? photographs[photographOf.size % photographs.length];
    if (chosen) photographOf.set(url, chosen);
    return chosen;
  }

  return startTamperingProxy(target, {
    response: (exchange) => {
      if (Buffer.isBuffer(exchange.body)) return;
      exchange.body = photographed(exchange.body);
      if (!exchange.url.startsWith('/api/v1/product/') || exchange.status !== 200) return;
      const { data } = exchange.body as { data: { pictures?: readonly Picture[] } };
      if (data.pictures) data.pictures = photographs;
    },
  });
}
