type Handler = (...args: unknown[]) => unknown;

/** The members of a remote's `__webpack_require__` that the shared runtime reads and writes. */
export type WebpackRequire = {
  readonly federation: object;
  readonly consumesLoadingData: { readonly chunkMapping: object };
  readonly initializeExposesData: {
    readonly shareScope: string;
    /** Exposed name (`./list-page`) to its loader. */
    readonly moduleMap: Readonly<Record<string, () => Promise<unknown>>>;
  };
  /** Handlers that must have run before a chunk's modules are executed. */
  readonly f: { consumes: Handler };
  S: object;
  I: Handler;
  R: unknown;
  initContainer: Handler;
  getContainer(module: string, getScope: unknown): Promise<unknown>;
};
