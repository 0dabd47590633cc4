export type Origins = { shop: string; releases: string };

export type FileOwner = {
  /** `shell`, a frontend's name, or `other` for other origins. */
  owner: string;
  /** True for a frontend's remote entry. */
  entry: boolean;
};

/** The owner of a file: the shop's origin serves the shell's files, the releases' origin each frontend's below its name. */
export function fileOwner(address: string, { shop, releases }: Origins): FileOwner {
  const { origin, pathname } = new URL(address);
  if (origin === shop) return { owner: 'shell', entry: false };
  const [, remote] = pathname.split('/');
  if (origin !== releases || !remote) return { owner: 'other', entry: false };
  return { owner: remote, entry: /\/remoteEntry\.[^/]*js$/.test(pathname) };
}
