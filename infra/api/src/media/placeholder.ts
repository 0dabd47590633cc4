import type { StoredPicture } from './picture-ref.ts';

/** Stands for a missing picture. Its id is no hash: pages that show it can be cached for good, so a changed drawing needs another id. */
export const placeholder: StoredPicture = {
  id: '0'.repeat(32),
  width: 800,
  height: 1000,
  colour: '#eceae3',
  type: 'svg',
};

/** Shown instead of a missing picture: an empty sheet with the shop's slope. */
export function drawPlaceholder(): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" width="800" height="1000" fill="none">',
    '<rect width="800" height="1000" fill="#ECEAE3"/>',
    '<path d="M0 640 800 484V1000H0z" fill="#E2DFD6"/>',
    '<path d="M240 593 560 531" stroke="#8C9490" stroke-width="6" stroke-linecap="round"/>',
    '<circle cx="560" cy="531" r="13" fill="#8C9490"/>',
    '</svg>',
  ].join('');
}
