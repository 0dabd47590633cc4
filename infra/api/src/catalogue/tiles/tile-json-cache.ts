/** Serialized tiles. Most tiles in a listing have been serialized before. */
export type TileJsonCache = {
  /**
   * Returns the cached JSON if it was made from the same row, otherwise creates it.
   * @param row the row as JSON
   * @param write creates the JSON of the tile
   */
  of(id: number, row: string, write: () => string): string;
};

type CachedTile = { readonly row: string; readonly text: string };

// The € sign makes these strings two bytes per character. Room for some 50,000 tiles.
const maxCharacters = 32 * 2 ** 20;

/**
 * When the cache is full, further tiles are not cached: evicting others would cost more in garbage collection than it saves.
 */
export function createTileJsonCache(): TileJsonCache {
  const cached = new Map<number, CachedTile>();
  let characters = 0;
  return {
    of(id, row, write) {
      const before = cached.get(id);
      if (before?.row === row) return before.text;
      const text = write();
      const after = characters + text.length - (before?.text.length ?? 0);
      if (before === undefined && after > maxCharacters) return text;
      cached.set(id, { row, text });
      characters = after;
      return text;
    },
  };
}
