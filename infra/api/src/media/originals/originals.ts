/** Where originals are kept, by the hash of their content. Errors of the storage itself are thrown. */
export type Originals = {
  /** The bytes; null if there is no such picture. @param signal ends the read */
  read(id: string, signal?: AbortSignal): Promise<Buffer | null>;
  has(id: string): Promise<boolean>;
  /** The ids of all originals, some at a time; null if the storage does not list them. */
  list(): Promise<AsyncIterable<readonly string[]> | null>;
  /**
   * Keeps the bytes, completely or not at all. Does nothing if they are there already.
   * @param isListed whether `list` named the id; missing: not known
   */
  write(id: string, bytes: Buffer, contentType: string, isListed?: boolean): Promise<void>;
  /** The same for imports, in programs that serve no requests meanwhile (decision 0100). */
  writeForImport: Originals['write'];
  /** Afterwards everything that was written survives a power cut. */
  flush(): Promise<void>;
};
