/** Marks the pictures of all pages, which only print and the list show. */
export const printedPages = 'flyer-pages';

const longestWaitMs = 8000;

/** Prints all pages, once their pictures have loaded; pages whose picture does not load in time are printed as text. */
export async function printFlyer(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>(`#${printedPages} img`)];
  for (const picture of pictures) picture.loading = 'eager';
  const loaded = Promise.allSettled(pictures.map((picture) => picture.decode()));
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, longestWaitMs))]);
  window.print();
}
