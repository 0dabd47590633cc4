/** Behaves as `document.cookie`: reading returns all pairs, writing sets or removes one. `Max-Age` counts by this device's clock. */
export class CookieDocument {
  readonly jar = new Map<string, string>();
  readonly written: string[] = [];
  isBlocked = false;
  private readonly ends = new Map<string, number>();

  get cookie(): string {
    for (const [name, end] of this.ends) if (end <= Date.now()) this.jar.delete(name);
    return [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  set cookie(text: string) {
    this.written.push(text);
    if (this.isBlocked) return;
    const [pair = ''] = text.split('; ');
    const [name = '', value = ''] = pair.split('=');
    const seconds = Number(/Max-Age=(\d+)/.exec(text)?.[1] ?? Number.POSITIVE_INFINITY);
    this.ends.set(name, Date.now() + seconds * 1000);
    if (seconds === 0) this.jar.delete(name);
    else this.jar.set(name, value);
  }
}
