/**
 * A promise of what is there already. React's `use` looks at these two fields before it waits, so a component goes on at once
 * instead of being suspended and taken up again a moment later.
 */
export function atHand<T>(value: T): Promise<T> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
}
