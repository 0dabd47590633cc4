type Handler = (...input: unknown[]) => unknown;

/** What this shop reads and writes of the bundler's own runtime in a remote's browser entry. */
export type RemoteRequire = {
  readonly federation: object;
  readonly consumesLoadingData: { readonly chunkMapping: object };
  readonly initializeExposesData: {
    readonly shareScope: string;
    /** Exposed name (`./list-page`) to what loads it. */
    readonly moduleMap: Readonly<Record<string, () => Promise<unknown>>>;
  };
  /** What has to be there before a chunk's modules may run. */
  readonly f: { consumes: Handler };
  S: object;
  I: Handler;
  R: unknown;
  initContainer: Handler;
  getContainer(module: string, getScope: unknown): Promise<unknown>;
};
