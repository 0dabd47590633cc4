import { expect, it } from 'vitest';
import { emailHtml } from './email-html.ts';
import { mailShop } from './mail-shop.ts';

const shops = { at: 'https://shop.example', en: 'https://shop.example/en' };
const shop = mailShop(
  {
    shops,
    teamShops: shops,
    isTeamShopAlone: false,
    api: 'https://api.example',
    service: 'service@shop.example',
    sender: ['Bergauf'],
  },
  'at',
);

const htmlOf = (text: string) =>
  emailHtml({ subject: '', preview: '', heading: '', blocks: [{ kind: 'note', text }] }, shop);

it('links the addresses of the shop within a text, without the sentence around them', () => {
  const url = 'https://shop.example/services/newsletter/?abmelden=a_b-c&von=d';
  const written = url.replace('&', '&amp;');
  const html = htmlOf(`Keinen mehr? Hier: ${url}. Fragen? (${shop.contact})`);
  expect(html).toContain(`Hier: <a href="${written}" style="color:inherit">${written}</a>. Fragen?`);
  expect(html).toContain(`(<a href="${shop.contact}" style="color:inherit">${shop.contact}</a>)`);
});

it('links no other address, and no markup', () => {
  const html = htmlOf('https://shop.example.evil.example/ https://shop.example/"onclick="x <b>');
  expect(html).not.toContain('href="https://shop.example.evil.example');
  expect(html).toContain('href="https://shop.example/&quot;onclick=&quot;x"');
  expect(html).toContain('&lt;b&gt;');
});
