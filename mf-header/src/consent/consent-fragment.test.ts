import { expect, it } from 'vitest';
import { isCrawler } from './consent-fragment.tsx';

const phone = (model: string): string =>
  `Mozilla/5.0 (Linux; Android 13; ${model}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36`;

it.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/156.0.0.0',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0.0.0 Safari/537.36',
  'bot',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/126.0.0.0 Safari/537.36',
  'Mozilla/5.0 (compatible; Baiduspider-render/2.0; +http://www.baidu.com/search/spider.html)',
])('%s is a crawler', (userAgent) => {
  expect(isCrawler(userAgent)).toBe(true);
});

it.each(['CUBOT KINGKONG 9', 'CUBOT_X18_Plus', 'CUBOT CUBOT MAX 3', 'Pixel 8', 'SM-S911B'])(
  'a phone of the model %s is no crawler',
  (model) => {
    expect(isCrawler(phone(model))).toBe(false);
  },
);
