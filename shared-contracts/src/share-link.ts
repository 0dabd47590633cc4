/** `shared` also when the shopper closed the device's dialog; `failed` where neither dialog nor clipboard is available. */
export type ShareOutcome = 'shared' | 'copied' | 'failed';

/** Opens the device's share dialog where there is one, else copies the address. Call it from a click. */
export async function shareLink(link: { title: string; url: string }): Promise<ShareOutcome> {
  // Browsers leave these out on pages without https, and some everywhere.
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
