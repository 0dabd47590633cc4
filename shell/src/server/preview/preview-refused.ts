/**
 * `invalid`: the link was changed or signed by another registry. `failed`: the release cannot be shown. `busy`: other previews have all
 * render workers.
 */
export type PreviewRefusal = 'invalid' | 'expired' | 'failed' | 'busy';

/** A preview that cannot be shown. */
export class PreviewRefused extends Error {
  override readonly name = 'PreviewRefused';
  readonly reason: PreviewRefusal;
  constructor(reason: PreviewRefusal, message: string) {
    super(message);
    this.reason = reason;
  }
}
