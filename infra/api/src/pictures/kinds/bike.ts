import { shape } from '../outline.ts';
import type { View, Views } from '../sheet.ts';
import { area } from '../strokes.ts';

const outline: View = ({ base, shade }) => ({
  shadows: [{ x: 400, y: 760, rx: 320, ry: 30 }],
  body:
    area(shape('100,740! 140,500 400,330 660,500 700,740!'), base) +
    area(shape('400,740! 560,520 660,500 700,740!'), shade),
});

export const bike: Views = [outline, outline, outline];
