import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** Photographs made of noise and gradients, and files that must be refused. */

type Size = { readonly width: number; readonly height: number };

/** A product as a photographer leaves it: an object before a backdrop. `null` leaves the backdrop transparent. */
export function madePhotograph({ width, height }: Size, backdrop: string | 'scenery' | null, hue = 210): Sharp {
  const [cx, cy] = [width / 2, height / 2];
  const radius = Math.min(width, height) * 0.36;
  const ground =
    backdrop === 'scenery'
      ? `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="hsl(${hue} 60% 72%)"/><stop offset=".6" stop-color="hsl(${hue} 30% 88%)"/><stop offset=".6" stop-color="hsl(110 28% 40%)"/><stop offset="1" stop-color="hsl(90 34% 24%)"/></linearGradient><rect width="100%" height="100%" fill="url(#sky)"/>`
      : backdrop && `<rect width="100%" height="100%" fill="${backdrop}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ground ?? ''}
    <radialGradient id="ball" cx=".35" cy=".3" r=".8"><stop stop-color="hsl(${hue} 80% 78%)"/><stop offset=".6" stop-color="hsl(${hue} 75% 45%)"/><stop offset="1" stop-color="hsl(${hue} 80% 18%)"/></radialGradient>
    <filter id="grain"><feTurbulence baseFrequency=".7" numOctaves="3"/><feColorMatrix values="0 0 0 0 .1 0 0 0 0 .1 0 0 0 0 .1 .5 0 0 0 -.12"/><feComposite in2="SourceGraphic" operator="in"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode/></feMerge></filter>
    <ellipse cx="${cx}" cy="${cy + radius * 0.98}" rx="${radius * 0.8}" ry="${radius * 0.09}" fill="#000" fill-opacity=".16"/>
    <circle cx="${cx}" cy="${cy}" r="${radius}" fill="url(#ball)" filter="url(#grain)"/></svg>`;
  return sharp(Buffer.from(svg));
}

/** A photograph of one colour. */
export const plainPhotograph = ({ width, height }: Size, background = '#336699'): Sharp =>
  sharp({ create: { width, height, channels: 3, background } });

/** A PNG with two colours, of some kilobytes whatever its size: nothing in it tells how much memory it takes but its header. */
export function hugePng({ width, height }: Size): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const row = Math.ceil(width / 8) + 1;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(row * height))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(typed.length + 8);
  framed.writeUInt32BE(data.length, 0);
  typed.copy(framed, 4);
  framed.writeUInt32BE(crc32(typed), typed.length + 4);
  return framed;
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

export const drawing = (content: string, root = 'viewBox="0 0 400 500"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${root}>${content}</svg>`;
