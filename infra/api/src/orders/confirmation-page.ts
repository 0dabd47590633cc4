import type { ContentLocale } from 'shared-contracts/entities';
import { type Html, html } from '../http/response/html.ts';
import { shopPage } from '../http/response/shop-page.ts';
import type { HeldOrder } from './held-orders.ts';

type Content = { readonly title: string; readonly body: Html };

function germanContent(order: HeldOrder): Content {
  switch (order.state) {
    case 'held':
      return {
        title: `Bestellung ${order.number} bestätigen`,
        body: html`<p>Hast du bei uns bestellt? Dann bestätige das, und wir packen deine Bestellung.</p>
<form method="post"><button>Bestellung bestätigen</button></form>
<p>Du hast nichts bestellt? Dann musst du nichts tun, die Bestellung verfällt.</p>`,
      };
    case 'confirmed':
      return {
        title: `Bestellung ${order.number} ist bestätigt`,
        body: html`<p>Danke. Wir packen deine Bestellung und schreiben dir, wie es weitergeht.</p>`,
      };
    case 'ended':
      return {
        title: `Bestellung ${order.number} ist verfallen`,
        body: html`<p>Sie wurde nicht rechtzeitig bestätigt. Bezahlt hast du nichts. Bestelle einfach noch einmal.</p>`,
      };
    case 'cancelled':
      return {
        title: `Bestellung ${order.number} ist storniert`,
        body: html`<p>Sie gilt nicht mehr, und es wird nichts verrechnet. Das geschieht auch, wenn eine Bestellung nicht rechtzeitig bestätigt wird. Möchtest du alles noch haben, bestelle einfach noch einmal.</p>`,
      };
    case 'unknown':
      return {
        title: 'Diesen Link kennen wir nicht',
        body: html`<p>Öffne den Link bitte noch einmal aus der E-Mail, die du von uns bekommen hast.</p>`,
      };
  }
}

function englishContent(order: HeldOrder): Content {
  switch (order.state) {
    case 'held':
      return {
        title: `Confirm order ${order.number}`,
        body: html`<p>Did you order from us? Then confirm it, and we pack your order.</p>
<form method="post"><button>Confirm order</button></form>
<p>You did not order? Then you need not do anything, the order expires.</p>`,
      };
    case 'confirmed':
      return {
        title: `Order ${order.number} is confirmed`,
        body: html`<p>Thank you. We pack your order and write to you how it goes on.</p>`,
      };
    case 'ended':
      return {
        title: `Order ${order.number} has expired`,
        body: html`<p>It was not confirmed in time. You have paid nothing. Just order again.</p>`,
      };
    case 'cancelled':
      return {
        title: `Order ${order.number} is cancelled`,
        body: html`<p>It is no longer valid, and nothing is charged. This also happens when an order is not confirmed in time. If you still want everything, just order again.</p>`,
      };
    case 'unknown':
      return {
        title: 'We do not know this link',
        body: html`<p>Please open the link once more from the email that we sent you.</p>`,
      };
  }
}

const contents = { at: germanContent, en: englishContent } as const;

/** The page that the link in a held order's email opens. Confirming is a form, so it works without scripts. */
export function confirmationPage(order: HeldOrder, locale: ContentLocale, shopOrigin: string): string {
  const { title, body } = contents[locale](order);
  return shopPage({ locale, title, body, shopOrigin });
}
