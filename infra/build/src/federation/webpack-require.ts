type Handler = (...args: unknown[]) => unknown;

/** Loads what a chunk needs, and adds a promise for everything that is not loaded yet. */
type ChunkHandler = (chunkId: string, promises: Promise<unknown>[]) => void;

/** The bundler's handler of the event that ends the loading of a script. */
export type ScriptEnd = (event: { type: string; target: HTMLScriptElement }) => void;

/** The members of a remote's `__webpack_require__` that the shared runtime reads and writes. */
export type WebpackRequire = {
  readonly federation: object;
  readonly consumesLoadingData: {
    /** Ids of the consumed modules of each chunk. */
    readonly chunkMapping: object;
    /** Name of each consumed module, by its id. */
    readonly names: Readonly<Record<string, string>>;
  };
  readonly initializeExposesData: {
    readonly shareScope: string;
    /** Loaders by exposed name (`./list-page`). */
    readonly moduleMap: Readonly<Record<string, () => Promise<unknown>>>;
  };
  /** Integrity of each chunk's script and stylesheet, by the chunk's id. */
  readonly sriHashes?: Readonly<Record<string, string>>;
  readonly sriCssHashes?: Readonly<Record<string, string>>;
  /** File name of a chunk's stylesheet. */
  k(chunkId: string): string;
  /** Handlers that must have run before a chunk's modules are executed. */
  readonly f: { consumes: ChunkHandler; css: ChunkHandler };
  /** URL of the release's browser files, with trailing slash. */
  p: string;
  /** Loads a script. */
  l: (url: string, end: ScriptEnd, key: string, chunkId: string) => void;
  S: object;
  I: Handler;
  R: unknown;
  initContainer: Handler;
  getContainer(module: string, getScope: unknown): Promise<unknown>;
};
