import type { CartProduct } from 'shared-contracts/entities';
import { apiError } from '../http/errors/api-error.ts';

/**
 * Refuses an order of the team shop of which nothing is left because offers have ended, or that has too few pieces of a product. Lines of
 * ended offers beside others stay in the cart, as sold-out ones do.
 * @throws 409
 */
export function requireOffer(lines: readonly CartProduct[]): void {
  const available = lines.filter(({ status }) => status === 'available');
  const ended = lines.find(({ offer }) => offer?.hasEnded);
  if (available.length === 0 && ended?.offer) {
    const { team } = ended.offer;
    throw apiError(409, 'offer ended', {
      at: `Das Angebot von ${team} ist zu Ende. Frag bitte deinen Verein, wann ihr wieder bestellen könnt.`,
      en: `The offer of ${team} has ended. Please ask your club when you can order again.`,
    });
  }
  const few = available.find(({ offer }) => offer !== undefined && offer.missing > 0);
  if (!few?.offer) return;
  const name = `${few.brandName} ${few.nameWithoutBrand}`;
  const { minimumAmount, missing, team } = few.offer;
  throw apiError(409, 'too few pieces', {
    at: `${team} bestellt ${name} ab ${minimumAmount} Stück. Es ${missing === 1 ? 'fehlt noch 1 Stück' : `fehlen noch ${missing} Stück`}.`,
    en: `${team} orders ${name} from ${minimumAmount} pieces. ${missing === 1 ? '1 more piece is' : `${missing} more pieces are`} needed.`,
  });
}
