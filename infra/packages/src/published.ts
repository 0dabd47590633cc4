export type PublishedPackage = {
  /** Relative to the workspace. */
  folder: string;
  /** Sources that others import, without their ending; with all that they import they are the package. Default: all that is no test. */
  entries?: readonly string[];
  /** Sources for tests that packages after it import, without their ending. Beside `entries` they have no effect. */
  forTests?: readonly string[];
};

/** What a frontend's own repository needs, each package after those that it imports. */
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
