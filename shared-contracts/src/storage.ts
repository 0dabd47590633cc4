/** The methods of web storage that a record needs; undefined on the server and where the browser forbids storage. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type VersionedRecord<T> = {
  /** The stored value; null when there is none, it has another version, or `isValid` refuses it. */
  read(): T | null;
  /** False when the browser refused to store it (private mode, quota). */
  write(value: T): boolean;
  clear(): void;
};

/**
 * A record in web storage under one key, as `{ version, value }`. A record of another version is discarded: data of an older release must
 * not break a newer one.
 */
export function versionedRecord<T>(
  key: string,
  version: number,
  isValid: (value: unknown) => value is T,
  storage: KeyValueStorage | null = browserStorage(),
): VersionedRecord<T> {
  return {
    read() {
      const record = parseRecord(readItem(storage, key));
      return record !== null && record.version === version && isValid(record.value) ? record.value : null;
    },
    write(value) {
      try {
        storage?.setItem(key, JSON.stringify({ version, value }));
        return storage !== null;
      } catch {
        return false;
      }
    },
    clear() {
      try {
        storage?.removeItem(key);
      } catch {
        // Where storage is forbidden there is nothing to clear.
      }
    },
  };
}

function readItem(storage: KeyValueStorage | null, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

function parseRecord(text: string | null): { version: unknown; value: unknown } | null {
  if (text === null) return null;
  try {
    const record: unknown = JSON.parse(text);
    return typeof record === 'object' && record !== null && 'version' in record && 'value' in record ? record : null;
  } catch {
    return null;
  }
}

/** Reading the property alone throws where storage is forbidden. */
function browserStorage(): KeyValueStorage | null {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage;
  } catch {
    return null;
  }
}
