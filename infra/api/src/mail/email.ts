/** One thing a letter says. A letter is written once, as blocks; HTML and plain text are made of the same blocks. */
export type EmailBlock =
  | { readonly kind: 'text'; readonly text: string }
  /** Said more quietly: what to do when this letter was not asked for. */
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [name: string, value: string])[] }
  | {
      readonly kind: 'goods';
      readonly lines: readonly { readonly title: string; readonly detail: string; readonly price: string }[];
      /** The last sum is the one that counts. */
      readonly sums: readonly (readonly [name: string, value: string])[];
    };

export type EmailContent = {
  readonly subject: string;
  /** What an inbox shows beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly blocks: readonly EmailBlock[];
};

/** A letter with its address, ready to go. */
export type Email = {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
};
