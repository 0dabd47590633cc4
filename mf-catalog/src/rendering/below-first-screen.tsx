import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useNavigationType } from 'shared-contracts/routing';
import { afterPaint } from './after-paint.ts';

/**
 * What the first frame of a page does not have to wait for when a link has led there: it is rendered after the second. At once on the
 * server, during hydration, and after Back, where the scroll position needs the whole height.
 */
export function BelowFirstScreen({ children }: { children: ReactNode }): ReactNode {
  const [isShown, setShown] = useState(useNavigationType() !== 'PUSH');
  useEffect(() => {
    afterPaint(() => afterPaint(() => startTransition(() => setShown(true))));
  }, []);
  return isShown && children;
}
