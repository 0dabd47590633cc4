import type { ReactElement } from 'react';
import { useApp } from 'shared-contracts/app';
import { localAddress } from 'shared-contracts/paths';
import type { PageMeta } from 'shared-contracts/remote';

/** React hoists these into the head, on both sides. What only crawlers read is not here: the server adds it (`document-tags.ts`). */
export function PageMetaTags({ meta }: { meta: PageMeta }): ReactElement {
  const { config } = useApp();
  return (
    <>
      <title>{meta.title}</title>
      {meta.robots && <meta name="robots" content={meta.robots} />}
      {meta.canonical && <link rel="canonical" href={config.shopOrigin + localAddress(config, meta.canonical)} />}
    </>
  );
}
