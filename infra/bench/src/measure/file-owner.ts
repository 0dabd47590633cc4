export type Origins = { shop: string; releases: string };

export type FileOwner = {
  /** `shell`, a frontend's name, or `other` for what comes from elsewhere. */
  owner: string;
  /** True for a frontend's entry, the one script that the others are found through. */
  entry: boolean;
};

/** Whose file this is: the shop's origin serves the shell's, the releases' origin each frontend's under its name. */
export function fileOwner(address: string, { shop, releases }: Origins): FileOwner {
  const { origin, pathname } = new URL(address);
  if (origin === shop) return { owner: 'shell', entry: false };
  const [, remote] = pathname.split('/');
  if (origin !== releases || !remote) return { owner: 'other', entry: false };
  return { owner: remote, entry: /\/remoteEntry\.[^/]*js$/.test(pathname) };
}
