/** Alt+Shift+M, by the place of the key: with Alt some layouts type another letter. */
export const isOverlayKey = ({ altKey, shiftKey, code }: KeyboardEvent): boolean =>
  altKey && shiftKey && code === 'KeyM';
