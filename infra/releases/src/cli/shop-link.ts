import { reasonOf } from '../client/api-call.ts';
import type { Output } from './run-command.ts';

/** Every page that a shop sends for such a link contains this path, even a refusal. */
const markOfShop = '/_shell/preview/end';
const timeoutMs = 5_000;

/** Prints a link into a shop, and any problem with it: a browser would show only that the page does not exist. */
export async function printShopLink({ print }: Output, shop: string, preview: string): Promise<void> {
  const link = `${shop}/_shell/preview/${preview}`;
  print(link);
  const problem = await problemOf(shop, link);
  if (problem !== null) print(problem);
}

async function problemOf(shop: string, link: string): Promise<string | null> {
  try {
    const response = await fetch(link, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
    const isOfShop = (await response.text()).includes(markOfShop);
    if (!isOfShop && response.status >= 500)
      return `The shop at ${shop} cannot check the link now (status ${response.status}).`;
    if (!isOfShop)
      return `What answers at ${shop} is no shop that knows such links (status ${response.status}); name another one with --shop.`;
    return response.ok ? null : `The shop refuses the link now (status ${response.status}); its page says why.`;
  } catch (error) {
    return `No shop answers at ${shop}: ${reasonOf(error)}. Name another one with --shop.`;
  }
}
