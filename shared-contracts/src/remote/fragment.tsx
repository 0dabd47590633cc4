import type { ComponentType, ReactElement, ReactNode } from 'react';
import { type FragmentMap, type FragmentName, onUnavailable } from './remote.ts';
import { RemoteBoundary } from './remote-boundary.tsx';

export type FragmentProps<N extends FragmentName> = FragmentMap[N] & {
  of: N;
  /** Class of the element around the fragment, in every state: set its size here to avoid a layout shift. */
  className?: string | undefined;
  /** Shown while loading and, unless `failed` is given, when it failed. */
  fallback?: ReactNode;
  failed?: ReactNode;
  /**
   * `near`: the fragment's server HTML is shown, and its code is loaded and hydrated once it comes near the viewport. For content below the
   * first screen; without script, and until then, its links and forms work.
   */
  when?: 'near' | undefined;
};

/** Renders a fragment of another frontend: `<Fragment of="mf-cart-wishlist/heart" productId={id} productName={name} />`. */
export function Fragment<N extends FragmentName>(props: FragmentProps<N>): ReactElement {
  const { of, className, fallback = null, failed = fallback, when, ...rest } = props;
  return (
    <RemoteBoundary
      id={of}
      when={when}
      className={className}
      onUnavailable={onUnavailable[of] ?? 'keep-html'}
      loading={fallback}
      failed={failed}
      render={({ module }) => {
        if (!('Fragment' in module)) throw new Error(`${of} exposes no fragment`);
        const Placed = module.Fragment as ComponentType<typeof rest>;
        return <Placed {...rest} />;
      }}
    />
  );
}
