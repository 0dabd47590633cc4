import { createRenderedPage, type RenderedPage } from './rendered-page.ts';

export function pageForTests(body: string, keep = true): RenderedPage {
  return createRenderedPage({
    status: 200,
    contentType: 'text/html; charset=utf-8',
    body: Buffer.from(body),
    redirect: null,
    setId: 'set',
    keep,
  });
}
