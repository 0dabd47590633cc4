import type { ReactElement } from 'react';
import type { HandedOver } from '../handed-over.ts';
import { CheckoutDocument, type Step } from './checkout-document.tsx';

type Trouble = Exclude<HandedOver['kind'], 'cart'> | 'no-order';

const notices: Readonly<Record<Trouble, { title: string; text: string; way: readonly [label: string, path: string] }>> =
  {
    empty: {
      title: 'Hier ist nichts zu bezahlen',
      text: 'In deinem Warenkorb liegt nichts, was du bestellen kannst.',
      way: ['Zum Sortiment', '/search/'],
    },
    'signed-out': {
      title: 'Deine Anmeldung ist abgelaufen',
      text: 'Melde dich noch einmal an. Dein Warenkorb ist gespeichert.',
      way: ['Anmelden', '/login/'],
    },
    unreachable: {
      title: 'Gerade nicht erreichbar',
      text: 'Dein Warenkorb ist gespeichert. Versuche es in einer Minute noch einmal.',
      way: ['Zum Warenkorb', '/warenkorb/'],
    },
    'no-order': {
      title: 'Diese Bestellung finden wir nicht',
      text: 'Bestellungen zeigen wir nur dem Gerät, mit dem sie aufgegeben wurden, und in deinem Konto.',
      way: ['Meine Bestellungen', '/my-account/orders/'],
    },
  };

type NoticePageProps = { of: Trouble; step: Step; shopOrigin: string };

/** Why there is nothing to fill in, and a way on. */
export function NoticePage({ of, step, shopOrigin }: NoticePageProps): ReactElement {
  const { title, text, way } = notices[of];
  return (
    <CheckoutDocument title={title} step={step} shopOrigin={shopOrigin}>
      <h1>{title}</h1>
      <p>{text}</p>
      <p className="actions">
        <a className="primary" href={`${shopOrigin}${way[1]}`}>
          {way[0]}
        </a>
      </p>
    </CheckoutDocument>
  );
}
