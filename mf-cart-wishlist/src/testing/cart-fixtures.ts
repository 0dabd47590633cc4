import type { ApiError } from 'shared-contracts/api';
import type { Cart, CartProduct } from 'shared-contracts/entities';

/** A line of a cart, for tests without a server. */
export function aLine({
  hash,
  option,
  amount = 1,
  stock = true,
  quantity = 5,
  set = null,
}: {
  hash: string;
  option: number;
  amount?: number;
  stock?: boolean;
  quantity?: number;
  set?: string | null;
}): CartProduct {
  const price = '49,90';
  const full = '€ 49,90';
  return {
    hash,
    status: stock ? 'available' : 'unavailable',
    option: { id: option, title: '42', stock, quantity },
    amount,
    set,
    setId: set === null ? null : 7,
    relatedProducts: [],
    relatedProductNames: [],
    mounting: false,
    isHeavy: false,
    isBike: false,
    isSki: false,
    genderSysname: 'female',
    generalId: option * 10,
    nameWithoutBrand: hash,
    brandName: 'Norrak',
    categories: { category: 'Schuhe' },
    sports: { sport: null, subsport: null },
    prices: {
      rrp: price,
      rrpFull: full,
      vk: price,
      vkFull: full,
      premium: price,
      premiumFull: full,
      staff: price,
      staffFull: full,
      pro: price,
      proFull: full,
      cents: { rrp: 4990, vk: 4990, premium: 4990, staff: 4990, pro: 4990 },
    },
    price: { cents: 4990, formatted: full },
    total: { cents: 4990 * amount, formatted: full },
    team: null,
    url: `/p/${hash}/`,
    picture: { url: `/pictures/${hash}.svg`, alt: '', width: 800, height: 1000 },
    colour: { name: 'Moos', hex: '#1f5c43' },
  };
}

const free = { cents: 0, formatted: '€ 0,00' };

export function aCart(products: CartProduct[]): Cart {
  const amount = products.reduce((sum, product) => sum + product.amount, 0);
  return {
    products,
    total: {
      productsPriceFormatted: '',
      deliveryPriceFormatted: '',
      totalCartPriceFormatted: '',
      productsPrice: amount * 4990,
      deliveryPrice: 0,
      totalCartPrice: amount * 4990,
      amount,
      deliveryPrices: { home: free, click_and_collect: free, pick_up_points: free },
      missingForFreeDelivery: null,
      points: 0,
    },
    priceType: 'vk',
    uuid: 'g-1',
  };
}

export function aNetworkError(): ApiError {
  return { kind: 'network', status: null, code: '', message: '', fields: {}, retryable: true };
}
