declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2';
    variationAxes?: Record<string, number | { min: number; max: number }>;
    /** OpenType features to keep. Default: all. */
    keepFeatures?: readonly string[];
  };
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
