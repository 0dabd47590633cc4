import { Component, type ReactNode, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

type ErrorBoundaryProps = {
  fallback: (retry: () => void) => ReactNode;
  onError: (error: unknown) => void;
  onRetry: () => void;
  children: ReactNode;
};

/** A class because React has error boundaries only as classes. What has failed belongs to a navigation: the next one tries again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  readonly retry = (): void => {
    this.props.onRetry();
    this.setState({ failed: false });
  };

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <UntilNavigation onEnd={this.retry}>{this.props.fallback(this.retry)}</UntilNavigation>;
  }
}

/** Only what has failed follows the address: following it costs every boundary of a page a rendering. */
function UntilNavigation({ onEnd, children }: { onEnd: () => void; children: ReactNode }): ReactNode {
  const { key } = useLocation();
  const [since] = useState(key);
  // Before anything of the new page is painted.
  useLayoutEffect(() => {
    if (key !== since) onEnd();
  }, [key, since, onEnd]);
  return children;
}
