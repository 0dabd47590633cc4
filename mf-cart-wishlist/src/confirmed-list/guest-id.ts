/**
 * A new guest's request id, as the API takes it: a random UUID. `crypto.randomUUID` would be there in secure contexts alone.
 */
export function newGuestId(): string {
  return '00000000-0000-4000-8000-000000000000'.replace(/[08]/g, (digit) => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (digit === '8' ? 8 + (random % 4) : random % 16).toString(16);
  });
}
