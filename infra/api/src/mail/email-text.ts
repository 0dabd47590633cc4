import type { EmailBlock, EmailContent } from './email.ts';

function blockText(block: EmailBlock): string {
  switch (block.kind) {
    case 'text':
    case 'note':
      return block.text;
    case 'button':
      return `${block.label}:\n${block.url}`;
    case 'facts':
      return block.facts.map(([name, value]) => `${name}: ${value}`).join('\n');
    case 'goods': {
      const lines = block.lines.map(({ title, detail, price }) => `- ${title}\n  ${detail}, ${price}`);
      const sums = block.sums.map(([name, value]) => `${name}: ${value}`);
      return [...lines, '', ...sums].join('\n');
    }
  }
}

/** The email as plain text. */
export function emailText(content: EmailContent, shopOrigin: string): string {
  const signature = `-- \nBergauf, dein Sportgeschäft in den Bergen\n${shopOrigin}/`;
  return [content.heading, ...content.blocks.map(blockText), signature].join('\n\n');
}
