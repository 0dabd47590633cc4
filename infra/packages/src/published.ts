export type PublishedPackage = {
  /** Path relative to the workspace. */
  folder: string;
  /** Sources that other packages import, without file extension; these and their imports are packed. Default: all sources except tests. */
  entries?: readonly string[];
  /** Test sources that later packages import, without file extension. Ignored if there are `entries`. */
  forTests?: readonly string[];
};

/** The packages that a frontend's own repository needs, each after those that it imports. */
export const publishedPackages: readonly PublishedPackage[] = [
  { folder: 'shared-contracts' },
  { folder: 'infra/service-kit', forTests: ['testing/free-port'] },
  { folder: 'infra/build' },
  { folder: 'infra/releases' },
  { folder: 'infra/catalogue-format' },
  {
    folder: 'infra/demo-catalogue',
    entries: ['demo-options', 'testing/test-options', 'write-demo-catalogue'],
  },
  // The product API that tests of frontends call.
  { folder: 'infra/api', entries: ['testing/shared-api/global-setup', 'testing/shared-api/shared-api'] },
  { folder: 'infra/test-kit' },
];
