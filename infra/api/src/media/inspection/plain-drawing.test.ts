import {
  designsOf,
  drawBrandLogo,
  drawProductInTones,
  drawScene,
  productKinds,
} from '@bergauf/demo-catalogue/pictures/index';
import { scenes } from '@bergauf/demo-catalogue/pictures/scenes';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawing } from '../../testing/media/made-pictures.ts';
import { plainDrawing } from './plain-drawing.ts';
import { sanitiseSvg } from './sanitise-svg.ts';
import { strictRoot } from './strict-root.ts';

const ofTheShop = [
  ...productKinds.flatMap((kind) =>
    ([1, 2, 3] as const).map((view) => drawProductInTones({ kind, design: designsOf(kind) - 1, view })),
  ),
  ...Object.values(scenes).map(drawScene),
  drawBrandLogo({ name: 'Riegelmann & Sohn', seed: 3 }),
];

/** As the strict parser and the sanitiser read it; null when they refuse it. */
function readStrictly(text: string): ReturnType<typeof plainDrawing> {
  try {
    return { root: strictRoot(text), svg: sanitiseSvg(text) };
  } catch {
    return null;
  }
}

describe('a drawing that is read in one pass', () => {
  it('is nearly every drawing of the shop, which is read as the strict parser and the sanitiser read it', () => {
    const plain = ofTheShop.filter((svg) => plainDrawing(svg) !== null);
    // Of one kind, the drawings have an empty attribute, which the sanitiser leaves out.
    expect(plain.length).toBeGreaterThan(ofTheShop.length * 0.97);
    for (const svg of plain) expect(plainDrawing(svg)).toEqual(readStrictly(svg));
  });

  it.each([
    ['a script', drawing('<script>alert(1)</script>')],
    ['a script in a shape', drawing('<g><script/></g>')],
    ['an event handler', drawing('<path d="M0 0" onload="alert(1)"/>')],
    ['a file', drawing('<use href="https://elsewhere.example/a.svg#x"/>')],
    ['a file by another prefix', drawing('<use xlink:href="a.svg"/>')],
    ['a file in a style', drawing('<path d="M0 0" style="fill:url(https://elsewhere.example)"/>')],
    ['an escape in a style', drawing('<path d="M0 0" style="fill:u\\72l(a)"/>')],
    ['a style sheet', drawing('<style>path{fill:red}</style>')],
    ['a picture', drawing('<image href="#a"/>')],
    ['another language', drawing('<g xmlns="http://www.w3.org/1999/xhtml"><path d="M0 0"/></g>')],
    ['an attribute twice', drawing('<path d="M0 0" d="M1 1"/>')],
    ['an open element', drawing('<g><path d="M0 0"/>')],
    ['crossed elements', drawing('<g><defs></g></defs>')],
    ['an entity', drawing('<text>&lt;</text>')],
    ['a comment', drawing('<!-- x --><path d="M0 0"/>')],
    ['text data', drawing('<text><![CDATA[x]]></text>')],
    ['an empty attribute', drawing('<g transform=""/>')],
    ['a title', drawing('<title>Ski</title>')],
    ['two drawings', drawing('') + drawing('')],
    ['something behind it', `${drawing('')}x`],
    ['no namespace', '<svg viewBox="0 0 4 5"><path d="M0 0"/></svg>'],
    ['a control character', drawing('<text>\u0001</text>')],
    ['elements in elements', drawing(`${'<g>'.repeat(300)}${'</g>'.repeat(300)}`)],
  ])('is none with %s', (_what, svg) => {
    expect(plainDrawing(svg)).toBeNull();
  });

  it('is read alike when characters are lost, doubled and exchanged, or it is left to the strict parser', () => {
    const small = drawing(
      '<defs><linearGradient id="g"><stop offset=".5" stop-color="#fff"/></linearGradient></defs>\n<path fill="url(#g)" d="M0 0"/>',
    );
    const at = fc.nat(small.length);
    const piece = fc.oneof(
      fc.string({ maxLength: 3, unit: 'binary' }),
      fc.string({ maxLength: 3 }),
      fc.constantFrom('<', '>', '"', '/', '&', '<g>', '</g>', ' on="x"', ' r=""', '\n'),
    );
    const mutated = fc
      .tuple(at, fc.nat(4), piece)
      .map(([from, length, put]) => small.slice(0, from) + put + small.slice(from + length));
    fc.assert(
      fc.property(mutated, (svg) => {
        const plain = plainDrawing(svg);
        if (plain !== null) expect(plain).toEqual(readStrictly(svg));
      }),
      { numRuns: 300 },
    );
  });
});
