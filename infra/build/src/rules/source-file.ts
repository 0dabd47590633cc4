/** A source of the frontend; `file` is relative to its folder. */
export type SourceFile = { file: string; text: string };

/** Line of a position in a text, from 1. */
export const lineAt = (text: string, position: number): number => text.slice(0, position).split('\n').length;
