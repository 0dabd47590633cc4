import type { EmailBlock, EmailContent } from './email.ts';
import type { MailShop } from './mail-shop.ts';

function blockText(block: EmailBlock): string {
  switch (block.kind) {
    case 'text':
    case 'note':
      return block.text;
    case 'button':
      return `${block.label}:\n${block.url}`;
    case 'quote':
      return `${block.label}:\n${block.text.replace(/^/gm, '> ')}`;
    case 'facts':
      return block.facts.map(([name, value]) => `${name}: ${value}`).join('\n');
    case 'goods': {
      const lines = block.lines.map(({ title, detail, price }) => `- ${title}\n  ${detail}, ${price}`);
      const sums = block.sums.map(([name, value]) => `${name}: ${value}`);
      return [...lines, '', ...sums].join('\n');
    }
  }
}

/** The line below every email. */
export const signature = ({ say }: MailShop): string =>
  say({ at: 'Bergauf, dein Sportgeschäft in den Bergen', en: 'Bergauf, your sports shop in the mountains' });

/** Who sells, in one line. */
export const senderText = ({ sender }: MailShop): string => sender.join(', ');

/** The email as plain text. */
export function emailText(content: EmailContent, shop: MailShop): string {
  const footer = `-- \n${signature(shop)}\n${senderText(shop)}\n${shop.origin}/`;
  return [content.heading, ...content.blocks.map(blockText), footer].join('\n\n');
}
