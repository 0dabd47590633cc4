import { type Html, html } from '../http/response/html.ts';
import { shopPage } from '../http/response/shop-page.ts';
import type { HeldOrder } from './held-orders.ts';

function contentOf(order: HeldOrder): { title: string; body: Html } {
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
    case 'unknown':
      return {
        title: 'Diesen Link kennen wir nicht',
        body: html`<p>Öffne den Link bitte noch einmal aus der E-Mail, die du von uns bekommen hast.</p>`,
      };
  }
}

/** The page that the link in a held order's email opens. Confirming is a form, so it works without scripts. */
export function confirmationPage(order: HeldOrder, shopOrigin: string): string {
  const { title, body } = contentOf(order);
  return shopPage({ locale: 'at', title, body, shopOrigin });
}
