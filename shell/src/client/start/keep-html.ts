/**
 * Whether the browser lacks functions of the oldest supported ones (`bundle-defaults.ts`). No scripts are started there: links and forms of
 * the server's HTML work without. What runs until here must be understood by older browsers still.
 */
export const isTooOld = (): boolean => !AbortSignal.any || !URL.canParse;

type TrustedTypes = {
  createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): string };
};

/** Shows the `noscript` content, whose markup is the server's own. */
export function showNoscript(): void {
  addEventListener('DOMContentLoaded', () => {
    const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
    const policy = trustedTypes?.createPolicy('bergauf-releases', { createHTML: (html) => html });
    for (const part of document.querySelectorAll('noscript')) {
      const html = part.textContent;
      part.outerHTML = policy ? policy.createHTML(html) : html;
    }
  });
}
