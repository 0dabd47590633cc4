import { reservedSegments as ofTheShop } from 'shared-contracts/reserved-segments';

/** The addresses of genders, also below those of brands and sports. */
export const genderSegments: ReadonlySet<string> = new Set(['damen', 'herren', 'kinder']);

/** First segments of addresses that are not free for categories, whose lists are at `/<path>/`. Flyers are at `/werbung/` unless a site says otherwise. */
export const reservedSegments: ReadonlySet<string> = new Set([...ofTheShop, 'werbung']);
