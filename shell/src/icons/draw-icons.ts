import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/*
 * Draws the icons that a device shows for the installed shop, from the mark of `favicon.svg`: `npm run icons -w shell`. The files are
 * committed, so that no build needs an image library.
 */

const ink = '#10201a';
const glut = '#e8401c';
const paper = '#f6f4ef';

export type Icon = { readonly file: string; readonly pixels: number; readonly isMaskable: boolean };

export const icons: readonly Icon[] = [
  { file: 'icon-192.png', pixels: 192, isMaskable: false },
  { file: 'icon-512.png', pixels: 512, isMaskable: false },
  { file: 'icon-maskable-512.png', pixels: 512, isMaskable: true },
  // iOS rounds the corners itself.
  { file: 'apple-touch-icon.png', pixels: 180, isMaskable: true },
];

/** Devices may crop a maskable icon to a circle of 80 %: its background reaches the edges, and its mark stays inside the circle. */
function iconSvg({ pixels, isMaskable }: Icon): string {
  const scale = isMaskable ? 0.72 : 1;
  const shift = 16 * (1 - scale);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${pixels}" height="${pixels}">`,
    `<rect width="32" height="32" rx="${isMaskable ? 0 : 3}" fill="${ink}"/>`,
    `<g fill="none" transform="translate(${shift} ${shift}) scale(${scale})">`,
    `<path d="M5 23 27 18.7" stroke="${glut}" stroke-width="3" stroke-linecap="square"/>`,
    `<path d="M8 15.5 14 8l4 4.5L20.5 10 25 15" stroke="${paper}" stroke-width="2.2" stroke-linejoin="round"/>`,
    '</g></svg>',
  ].join('');
}

export const drawIcon = (icon: Icon): Promise<Buffer> =>
  sharp(Buffer.from(iconSvg(icon)))
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/** @param folder URL of a folder, with closing slash */
export async function drawIcons(folder: URL): Promise<void> {
  await mkdir(folder, { recursive: true });
  await Promise.all(icons.map(async (icon) => writeFile(new URL(icon.file, folder), await drawIcon(icon))));
}
