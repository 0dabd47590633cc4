import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useNavigationType } from 'shared-contracts/routing';
import { afterPaint } from './after-paint.ts';

/**
 * Content below the first screen. After a click on a link it is rendered only after the second frame, so that the first is not delayed. On
 * the server, during hydration, and after Back, where the scroll position needs the full height, it is rendered at once.
 */
export function BelowFirstScreen({ children }: { children: ReactNode }): ReactNode {
  const [isShown, setShown] = useState(useNavigationType() !== 'PUSH');
  useEffect(() => {
    afterPaint(() => afterPaint(() => startTransition(() => setShown(true))));
  }, []);
  return isShown && children;
}
