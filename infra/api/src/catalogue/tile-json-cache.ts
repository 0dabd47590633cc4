/** Tiles as answers carry them: most that a list shows have been shown before. */
export type TileJsonCache = {
  /**
   * @param row the row as JSON: a tile that was written from another one is no longer true
   * @param write what to do where there is none
   */
  of(id: number, row: string, write: () => string): string;
};

type KeptTile = { readonly row: string; readonly text: string };

// The sign in their prices makes them two bytes a character; some fifty thousand tiles.
const keptCharacters = 32 * 2 ** 20;

/** What does not fit is written each time: to let go of others for it would cost more in collecting them than it saves. */
export function createTileJsonCache(): TileJsonCache {
  const kept = new Map<number, KeptTile>();
  let characters = 0;
  return {
    of(id, row, write) {
      const before = kept.get(id);
      if (before?.row === row) return before.text;
      const text = write();
      const after = characters + text.length - (before?.text.length ?? 0);
      if (before === undefined && after > keptCharacters) return text;
      kept.set(id, { row, text });
      characters = after;
      return text;
    },
  };
}
