/**
 * Behaves as `document.cookie`: reading returns all pairs, writing sets or removes one. `Max-Age` counts by this device's clock. A cookie of
 * this host alone and one of a parent domain may have the same name; this host's are read first.
 */
export class CookieDocument extends EventTarget {
  /** This host's own cookies. */
  readonly jar = new Map<string, string>();
  /** Cookies of a parent domain. */
  readonly domainJar = new Map<string, string>();
  readonly written: string[] = [];
  isBlocked = false;
  private readonly ends = new Map<Map<string, string>, Map<string, number>>([
    [this.jar, new Map()],
    [this.domainJar, new Map()],
  ]);

  get cookie(): string {
    for (const [jar, ends] of this.ends) for (const [name, end] of ends) if (end <= Date.now()) jar.delete(name);
    return [...this.jar, ...this.domainJar].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  set cookie(text: string) {
    this.written.push(text);
    if (this.isBlocked) return;
    const [pair = ''] = text.split('; ');
    const [name = '', value = ''] = pair.split('=');
    const seconds = Number(/Max-Age=(\d+)/.exec(text)?.[1] ?? Number.POSITIVE_INFINITY);
    const jar = text.includes('; Domain=') ? this.domainJar : this.jar;
    this.ends.get(jar)?.set(name, Date.now() + seconds * 1000);
    if (seconds === 0) jar.delete(name);
    else jar.set(name, value);
  }
}
