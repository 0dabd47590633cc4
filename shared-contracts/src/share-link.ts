/** `shared` even if the shopper has closed the device's dialog; `failed` if neither dialog nor clipboard is available. */
export type ShareOutcome = 'shared' | 'copied' | 'failed';

/** Opens the device's share dialog if it has one, else copies the address. Must be called from a click. */
export async function shareLink(link: { title: string; url: string }): Promise<ShareOutcome> {
  // Browsers lack these on pages without HTTPS, and some browsers everywhere.
  const device: Partial<Navigator> = navigator;
  try {
    if (device.share) {
      await device.share(link);
      return 'shared';
    }
    if (!device.clipboard) return 'failed';
    await device.clipboard.writeText(link.url);
    return 'copied';
  } catch (cause) {
    return cause instanceof DOMException && cause.name === 'AbortError' ? 'shared' : 'failed';
  }
}
