import { expect, type Page, type Response } from 'playwright/test';

/** Starts the preview of a link as its page's button does, once the shop has capacity for it. @returns the shop's home with the preview */
export async function acceptPreview(page: Page, link: string): Promise<string> {
  const headers = { 'sec-fetch-site': 'same-origin' };
  let text = '';
  const statusOf = async (): Promise<number> => {
    const response = await page.request.post(link, { headers });
    text = await response.text();
    return response.status();
  };
  await expect.poll(statusOf, { timeout: 60_000 }).toBe(200);
  return text;
}

/** Opens a link and presses the button that starts its preview. @returns the response of the home page that it leads to */
export async function openPreview(page: Page, link: string): Promise<Response> {
  await page.goto(link);
  const home = `${new URL(link).origin}/`;
  const response = page.waitForResponse(home);
  await page.getByRole('button', { name: 'Vorschau ansehen' }).click();
  await page.waitForURL(home);
  return response;
}
