/** Behaves as `document.cookie`: reading returns all pairs, writing sets or removes one. */
export class CookieDocument {
  readonly jar = new Map<string, string>();
  readonly written: string[] = [];
  isBlocked = false;

  get cookie(): string {
    return [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  set cookie(text: string) {
    this.written.push(text);
    if (this.isBlocked) return;
    const [pair = '', ...attributes] = text.split('; ');
    const [name = '', value = ''] = pair.split('=');
    if (attributes.includes('Max-Age=0')) this.jar.delete(name);
    else this.jar.set(name, value);
  }
}
