import { BarcodeFormat, BinaryBitmap, HybridBinarizer, MultiFormatReader, RGBLuminanceSource } from '@zxing/library';
import type { Locator } from 'playwright/test';
import sharp from 'sharp';

/**
 * Reads a barcode as a scanner does, from the pixels on the screen.
 * @returns kind and content, `EAN_13 2900000000018`
 * @throws if no barcode is readable
 */
export async function scan(barcode: Locator): Promise<string> {
  const { data, info } = await sharp(await barcode.screenshot())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = new RGBLuminanceSource(new Uint8ClampedArray(data), info.width, info.height);
  const result = new MultiFormatReader().decode(new BinaryBitmap(new HybridBinarizer(pixels)));
  return `${BarcodeFormat[result.getBarcodeFormat()]} ${result.getText()}`;
}
