/** Alt+Shift+M, by the physical key: with Alt, some layouts type another letter. */
export const isOverlayKey = ({ altKey, shiftKey, code }: KeyboardEvent): boolean =>
  altKey && shiftKey && code === 'KeyM';
