import '@bergauf/build/fonts.css';
import 'shared-contracts/theme.css';
import './layout.css';
import './lines.css';
import './fields.css';
import './order.css';
import './print.css';
import { formatPrice } from 'shared-contracts/pricing';
import { keepTyped } from './keep-typed.ts';
import { searchPoints } from './search-points.ts';
import { submitOnce } from './submit-once.ts';
import { keepTotal } from './total.ts';

// The page works without script. Pages without the form need none.
const form = document.querySelector('form');
const locale = document.documentElement.lang === 'en' ? 'en' : 'at';
keepTyped(form);
if (form?.dataset['products'] !== undefined) {
  keepTotal(form, (cents) => formatPrice(cents, locale));
  searchPoints(form);
}
if (form) submitOnce(form);
// A page from the back/forward cache shows an outdated cart, so it reloads; typed values are in the history entry.
addEventListener('pageshow', (event) => event.persisted && location.reload());
