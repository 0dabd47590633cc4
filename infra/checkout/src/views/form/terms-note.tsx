import type { ReactElement } from 'react';
import type { Cart } from 'shared-contracts/entities';
import { paths } from 'shared-contracts/paths';
import { NewTabLink } from '../document/page-footer.tsx';
import { useSite } from '../document/site-context.tsx';

const links = {
  terms: paths.static('agb'),
  withdrawal: paths.static('widerruf'),
  privacy: paths.static('datenschutz'),
} as const;
type LinkName = keyof typeof links;

/**
 * The terms, with links. Printed pieces are made for one buyer and cannot be returned. The message is split at placeholders, which the
 * links replace.
 */
export function TermsNote({ products }: Pick<Cart, 'products'>): ReactElement {
  const { t } = useSite();
  const hasPrint = products.some(({ status, printing }) => status === 'available' && printing);
  const text = t(hasPrint ? 'order.law-printed' : 'order.law', {
    terms: '|terms|',
    withdrawal: '|withdrawal|',
    privacy: '|privacy|',
  });
  return (
    <p className="note">
      {text.split('|').map((part) =>
        isLink(part) ? (
          <NewTabLink key={part} to={links[part]}>
            {t(`law.${part}`)}
          </NewTabLink>
        ) : (
          part
        ),
      )}
    </p>
  );
}

function isLink(part: string): part is LinkName {
  return Object.hasOwn(links, part);
}
