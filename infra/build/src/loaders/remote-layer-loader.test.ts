import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

const layered: (source: string) => string = createRequire(import.meta.url)('./remote-layer-loader.cjs');

test('a brace that would end the layer is refused; the bundler names the file', () => {
  expect(layered('.a { color: red }')).toBe('@layer remotes {\n.a { color: red }\n}\n');
  for (const wrong of ['}} .a {}', '.a {}} .b { color: red', '} .a {', '.a { content: "{" }}'])
    expect(() => layered(wrong)).toThrow('It has a "}" without a "{".');
});

test.each([
  '/* } */ .a {}',
  '.a { content: "}" }',
  ".a { content: '\\'}' }",
  String.raw`.a\} {}`,
  '.a { background: url(data:image/svg+xml,}) }',
  '@media (width > 1px) { .a {} }',
])('a brace that means nothing is none: %s', (source) => {
  expect(layered(source)).toContain(source);
});
