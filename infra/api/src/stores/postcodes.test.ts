import { describe, expect, it } from 'vitest';
import { type KnownPostcode, placeOfPostcode } from './postcodes.ts';

const place = (postcode: string, name: string, latitude: number): KnownPostcode => ({
  postcode,
  name,
  latitude,
  longitude: 14,
});

describe('the place of a postcode', () => {
  const upperAustria = [
    place('4240', 'Freistadt', 48.6),
    place('4210', 'Gallneukirchen', 48.2),
    place('4020', 'Linz', 48),
  ];

  it('is the known one', () => {
    expect(placeOfPostcode('4240', upperAustria)).toEqual({
      name: 'Freistadt',
      postcode: '4240',
      latitude: 48.6,
      longitude: 14,
    });
  });

  it('is the middle of those with the most digits in common, which is not the nearest number', () => {
    expect(placeOfPostcode('4219', upperAustria)).toMatchObject({ name: '4219', isApproximate: true, latitude: 48.2 });
    const found = placeOfPostcode('4259', upperAustria);
    expect(found).toMatchObject({ name: '4259', isApproximate: true, longitude: 14 });
    expect(found?.latitude).toBeCloseTo(48.4);
    expect(found).not.toHaveProperty('postcode');
  });

  it.each([
    ['in an area without any', '4999', upperAustria],
    ['beyond the last one', '9999', [place('9971', 'Matrei in Osttirol', 47)]],
    ['before the first one', '1009', [place('1010', 'Wien', 48.2)]],
  ])('is unknown %s', (_, code, known) => {
    expect(placeOfPostcode(code, known)).toBeNull();
  });
});
