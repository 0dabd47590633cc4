/** A part of an email. An email is written once, as blocks; HTML and plain text are rendered from them. */
export type EmailBlock =
  | { readonly kind: 'text'; readonly text: string }
  /** Smaller text, for example what to do with an unrequested email. */
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  /** What someone has typed, set apart so that it cannot look like the shop's own text. Its line breaks are `\n`. */
  | { readonly kind: 'quote'; readonly label: string; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [name: string, value: string])[] }
  | {
      readonly kind: 'goods';
      readonly lines: readonly { readonly title: string; readonly detail: string; readonly price: string }[];
      /** The last sum is emphasized. */
      readonly sums: readonly (readonly [name: string, value: string])[];
    };

export type EmailContent = {
  readonly subject: string;
  /** Shown beside the subject in an inbox. */
  readonly preview: string;
  readonly heading: string;
  readonly blocks: readonly EmailBlock[];
  /** Missing: to the address of the request. */
  readonly to?: string;
  /** Where a reply goes. Missing: to the shop. */
  readonly replyTo?: string;
  /** The address that ends a subscription, for mail programs with a button for it (RFC 8058). */
  readonly oneClickUnsubscribe?: string;
};

/** A rendered email with its recipient. */
export type Email = {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
} & Pick<EmailContent, 'replyTo' | 'oneClickUnsubscribe'>;
