import { Component, type ReactNode } from 'react';

type ErrorBoundaryProps = {
  fallback: (retry: () => void) => ReactNode;
  onError: (error: unknown) => void;
  onRetry: () => void;
  children: ReactNode;
};

/** A class because React has error boundaries only as classes. */
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
    return this.props.fallback(this.retry);
  }
}
