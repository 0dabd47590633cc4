import type { BrowserContext, Locator, Page } from 'playwright/test';
import { findStocked, type StockedProduct } from './catalogue.ts';
import type { Shop } from './services/shop.ts';
import { expect, hydrated } from './shop-page.ts';
import { orderButton } from './shoppers/checkout-page.ts';
import { beGuestWithCart } from './shoppers/guest-cart.ts';

/** A phone, with the width and the first screen of UX 34. */
export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
export const tablet = { viewport: { width: 820, height: 1180 }, isMobile: true, hasTouch: true };
export const desktop = { viewport: { width: 1440, height: 900 } };

export type MainPage = {
  name: string;
  address(origins: Shop['origins'], product: StockedProduct): string;
  /** The page's main action. */
  mainButton(page: Page): Locator;
};

const inMain = (page: Page): Locator => page.locator('main');
const submit = (page: Page): Locator => inMain(page).locator('form button.button-primary');

export const mainPages: MainPage[] = [
  {
    name: 'home',
    address: ({ shop }) => `${shop}/`,
    mainButton: (page) => inMain(page).locator('.button-primary').first(),
  },
  {
    name: 'list',
    address: ({ shop }) => `${shop}/damen/schuhe/?page=2`,
    mainButton: (page) => inMain(page).locator('article h3 a').first(),
  },
  {
    name: 'product',
    address: ({ shop }, { url }) => `${shop}${url}`,
    mainButton: (page) => inMain(page).locator('[data-fragment="mf-cart-wishlist/add-to-cart"] button').first(),
  },
  {
    name: 'cart',
    address: ({ shop }) => `${shop}/warenkorb/`,
    mainButton: (page) => inMain(page).getByRole('link', { name: 'Zur Kassa' }),
  },
  { name: 'checkout', address: ({ checkout }) => `${checkout}/checkout/`, mainButton: orderButton },
  { name: 'login', address: ({ shop }) => `${shop}/login/`, mainButton: submit },
  { name: 'registration', address: ({ shop }) => `${shop}/register/`, mainButton: submit },
];

export function mainPage(name: string): MainPage {
  const found = mainPages.find((place) => place.name === name);
  if (!found) throw new Error(`There is no main page ${name}`);
  return found;
}

/** Sets the browser's cookies to a guest with two products in the cart. */
export async function beGuestWithTwoProducts(context: BrowserContext, { origins }: Shop): Promise<StockedProduct> {
  const [product, other] = (await findStocked(origins.api, 2, 2)) as [StockedProduct, StockedProduct];
  const items = [product, other].map(({ option }) => ({ productOption: option.id }));
  await beGuestWithCart(context, origins.api, items);
  return product;
}

export async function open(page: Page, place: MainPage, { origins }: Shop, product: StockedProduct): Promise<void> {
  const url = place.address(origins, product);
  await page.goto(url);
  if (url.startsWith(origins.shop)) await hydrated(page);
  await expect(place.mainButton(page)).toBeVisible();
}
