import { useEffect } from 'react';
import { type AppContext, useApp } from 'shared-contracts/app';
import type { StoreApi } from 'shared-contracts/store';
import type { GenderState } from './gender-store.ts';

/** Loads the gender code on demand; if that fails, the shop works as with an unknown gender, and the next use retries. */
export function withGender(app: AppContext, act?: (gender: StoreApi<GenderState>) => void): void {
  void import('./gender-store.ts').then(({ gender }) => {
    const store = gender.of(app);
    act?.(store);
  }, reportError);
}

/**
 * Starts at once only for a shopper whose gender may be known, otherwise after a consent, which may be given in another tab: the first
 * visit loads nothing.
 */
export function useGenderStart(): void {
  const app = useApp();
  useEffect(() => {
    const { session, consent } = app;
    const start = (): void => void (consent.read()?.preferences && withGender(app));
    if (session.read().requestId !== null) withGender(app);
    start();
    return consent.subscribe(start);
  }, [app]);
}
