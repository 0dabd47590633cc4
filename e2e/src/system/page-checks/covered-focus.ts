import type { Page } from 'playwright/test';

/** At each press of Tab, checks the element that has the focus: does a sticky bar cover it, or is it outside of the window? */
export async function recordCovered(page: Page): Promise<() => Promise<{ seen: number; covered: string[] }>> {
  const record = await page.evaluateHandle(() => {
    const record = { seen: 0, covered: [] as string[] };
    const isBar = (element: Element): boolean => ['sticky', 'fixed'].includes(getComputedStyle(element).position);
    function barAt(focused: Element, x: number, y: number): Element | null {
      for (let at = document.elementFromPoint(x, y); at && !at.contains(focused); at = at.parentElement)
        if (isBar(at)) return at;
      return null;
    }
    addEventListener(
      'keydown',
      ({ key }) => {
        const focused = document.activeElement;
        if (key !== 'Tab' || !focused?.closest('main, footer')) return;
        const { left, right, top, bottom } = focused.getBoundingClientRect();
        const x = Math.min(Math.max((left + right) / 2, 1), innerWidth - 1);
        const bar = barAt(focused, x, top + 1) ?? barAt(focused, x, bottom - 1);
        record.seen += 1;
        if (bottom <= 0 || top >= innerHeight)
          record.covered.push(`${focused.textContent?.trim()} is beyond the screen`);
        if (bar) record.covered.push(`${focused.textContent?.trim()} by ${bar.localName}.${bar.className}`);
      },
      { capture: true },
    );
    return record;
  });
  return () => record.jsonValue();
}
