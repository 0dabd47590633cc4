import { useEffect } from 'react';
import { type AppContext, useApp } from 'shared-contracts/app';
import type { StoreApi } from 'shared-contracts/store';
import type { GenderState } from './gender-store.ts';

/** Loads the code of the gender on demand; without it, the shop works as for an unknown gender, and the next use tries again. */
export function withGender(app: AppContext, act?: (gender: StoreApi<GenderState>) => void): void {
  void import('./gender-store.ts').then(({ gender }) => {
    const store = gender.of(app);
    act?.(store);
  }, reportError);
}

/**
 * Starts at once only for a shopper whose gender may be known, else with a consent, also one that is given in another tab: the first
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
