import { describe, expect, it } from 'vitest';
import { footerGroups } from './footer-links.ts';
import at from './messages/at.json';

const names = (config: Parameters<typeof footerGroups>[0]): string[] =>
  footerGroups(config).flatMap(({ links }) => links.map(({ id }) => id));

describe('links of the footer', () => {
  it('include the accessibility statement', () => {
    const links = footerGroups({ flippingBookPrefix: null, loyaltyEnabled: false }).flatMap((group) => [
      ...group.links,
    ]);
    expect(links).toContainEqual({ id: 'accessibility', to: '/static/barrierefreiheit/' });
  });

  it('leave out what the configuration switches off', () => {
    expect(names({ flippingBookPrefix: 'werbung', loyaltyEnabled: true })).toEqual(
      expect.arrayContaining(['flyers', 'loyalty']),
    );
    const switchedOff = names({ flippingBookPrefix: null, loyaltyEnabled: false });
    expect(switchedOff).not.toContain('flyers');
    expect(switchedOff).not.toContain('loyalty');
  });

  it('all have a name', () => {
    for (const id of names({ flippingBookPrefix: 'werbung', loyaltyEnabled: true })) {
      expect(at).toHaveProperty([`footer.${id}`]);
    }
  });
});
