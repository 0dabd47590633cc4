import { acceptPreview, openPreview } from '../../../../system/preview.ts';
import { developInShop } from '../../../../system/services/developed-frontend.ts';
import { expect, hydrated, test } from '../../../../system/shop-page.ts';

test('what the server cannot render stands in the badge, and the save that mends it loads the page, also one that failed when it was hydrated', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const header = await developInShop('mf-header');
  try {
    await acceptPreview(page, header.link);
    await openPreview(page, header.link);
    await hydrated(page, 'mf-header');
    const badge = page.locator('bergauf-preview');
    const shown = page.locator('[data-mf^="mf-header@"]').first();
    const built = (count: number) =>
      expect.poll(() => header.printed(), { timeout: 30_000 }).toContain(`mf-header 1.0.0-dev.${count} is built.`);
    const throwing = (where: string) => (text: string) =>
      text.replace(
        /(export function Header\(.*\n)/,
        `$1  if (typeof document ${where} 'undefined') throw new Error('thrown here');\n`,
      );
    const mended = (text: string): string => text.replace(/ {2}if \(typeof document.*\n/, '');

    await header.save('src/bar/header.tsx', throwing('==='));
    await built(2);
    await page.reload();
    await expect(badge.locator('pre')).toContainText('The server could not render it.\nError: thrown here');
    await expect(badge.locator('pre')).toContainText('at Header');
    await header.save('src/bar/header.tsx', mended);
    await expect(badge.locator('pre')).toBeHidden({ timeout: 30_000 });
    await expect(badge).toHaveAttribute('data-version', '1.0.0-dev.3');

    await hydrated(page, 'mf-header');
    await header.save('src/bar/header.tsx', throwing('!=='));
    await built(4);
    // Reported before the reload as well: the page of the previous build threw it when it was refreshed.
    await expect(badge.locator('pre')).toContainText(
      'It threw an error in this browser; the next save reloads the page.\nError: thrown here',
      { timeout: 30_000 },
    );
    await page.reload();
    await expect(shown).toBeHidden();
    await header.save('src/bar/header.tsx', mended);
    await expect(badge).toHaveAttribute('data-version', '1.0.0-dev.5', { timeout: 30_000 });
    await expect(shown).toBeVisible();
  } finally {
    await header.stop();
  }
});
