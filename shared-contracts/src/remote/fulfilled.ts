/** A fulfilled promise, marked as React marks one: `use` reads these two fields before it waits, so the component does not suspend. */
export function fulfilled<T>(value: T): Promise<T> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
}
