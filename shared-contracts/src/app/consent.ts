/**
 * Categories that need the shopper's consent (decision 0052). `preferences`: gender, recent searches and recently viewed products are
 * remembered in this browser. `statistics`: the events of `analytics` leave the tab. Storage that the shop needs to work belongs to
 * neither.
 */
export type ConsentCategory = 'preferences' | 'statistics';

/** A decision, and when it was made, in milliseconds since 1970. */
export type ConsentChoice = Readonly<Record<ConsentCategory, boolean>> & { readonly at: number };

/** The shopper's consent, the same in all tabs of the browser. */
export type Consent = {
  /** Null on the server, and until the shopper has decided: then nothing is allowed. */
  read(): ConsentChoice | null;
  subscribe(listener: () => void): () => void;
  /** For mf-header, which asks the shopper and deletes what is stored under a consent that ends. */
  decide(choice: Readonly<Record<ConsentCategory, boolean>>): void;
};
