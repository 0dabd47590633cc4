import { reasonOf } from '../client/api-call.ts';
import type { Output } from './run-command.ts';

/** On every page with which a shop answers such a link, whether it allows it or not. */
const markOfShop = '/_shell/preview/end';
const timeoutMs = 5_000;

/** Prints a link into a shop, and what is wrong with it: a browser would show only that there is no such page. */
export async function printShopLink({ print }: Output, shop: string, preview: string): Promise<void> {
  const link = `${shop}/_shell/preview/${preview}`;
  print(link);
  const problem = await problemOf(shop, link);
  if (problem !== null) print(problem);
}

async function problemOf(shop: string, link: string): Promise<string | null> {
  try {
    const response = await fetch(link, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
    if (!(await response.text()).includes(markOfShop))
      return `What answers at ${shop} is no shop that knows such links (status ${response.status}); name another one with --shop.`;
    return response.ok ? null : `The shop refuses the link now (status ${response.status}); its page says why.`;
  } catch (error) {
    return `No shop answers at ${shop}: ${reasonOf(error)}. Name another one with --shop.`;
  }
}
