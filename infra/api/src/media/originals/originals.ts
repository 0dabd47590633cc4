/** Where originals are kept, by the hash of their content. Errors of the storage itself are thrown. */
export type Originals = {
  /** The bytes; null if there is no such picture. */
  read(id: string): Promise<Buffer | null>;
  has(id: string): Promise<boolean>;
  /** Keeps the bytes, completely or not at all. Does nothing if they are there already. */
  write(id: string, bytes: Buffer, contentType: string): Promise<void>;
};
