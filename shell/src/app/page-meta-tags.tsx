import type { ReactElement } from 'react';
import { useApp } from 'shared-contracts/app';
import type { PageMeta } from 'shared-contracts/remote';

/** React hoists these into the head, on both sides. JSON-LD and tags for shared links are not here: only the server sends them. */
export function PageMetaTags({ meta }: { meta: PageMeta }): ReactElement {
  const { config } = useApp();
  return (
    <>
      <title>{meta.title}</title>
      {meta.description && <meta name="description" content={meta.description} />}
      {meta.robots && <meta name="robots" content={meta.robots} />}
      {meta.canonical && <link rel="canonical" href={`${config.shopOrigin}${meta.canonical}`} />}
      {meta.previous && <link rel="prev" href={meta.previous} />}
      {meta.next && <link rel="next" href={meta.next} />}
    </>
  );
}
