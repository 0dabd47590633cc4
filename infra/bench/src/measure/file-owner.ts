export type Origins = { shop: string; releases: string };

export type FileOwner = {
  /** `shell`, a frontend's name, or `other` for other origins. */
  owner: string;
  /** True for a frontend's remote entry. */
  entry: boolean;
};

/** The owner of a file: paths of frontends' files start with their name, on the shop's origin or that of the releases. */
export function fileOwner(address: string, { shop, releases }: Origins): FileOwner {
  const { origin, pathname } = new URL(address);
  const passedThrough = origin === shop ? /^\/_releases(\/.*)/.exec(pathname)?.[1] : undefined;
  if (origin === shop && passedThrough === undefined) return { owner: 'shell', entry: false };
  const [, remote] = (passedThrough ?? pathname).split('/');
  if ((origin !== shop && origin !== releases) || !remote) return { owner: 'other', entry: false };
  return { owner: remote, entry: /\/remoteEntry\.[^/]*js$/.test(pathname) };
}
