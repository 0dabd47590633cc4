/**
 * `invalid`: the link was changed or signed by another registry. `not-allowed`: the shop shows no previews, or takes no frontend from that
 * origin. `failed`: the release cannot be shown. `busy`: other previews have all render workers.
 */
export type PreviewRefusal = 'invalid' | 'not-allowed' | 'expired' | 'failed' | 'busy';

/** A preview that cannot be shown. */
export class PreviewRefused extends Error {
  override readonly name = 'PreviewRefused';
  readonly reason: PreviewRefusal;
  constructor(reason: PreviewRefusal, message: string) {
    super(message);
    this.reason = reason;
  }
}
