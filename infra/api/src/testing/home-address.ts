/** The shipping address of test orders. */
export const homeAddress = {
  firstname: 'Anna',
  lastname: 'Berger',
  street: 'Steiggasse',
  streetNo: '7',
  postal: '6020',
  city: 'Innsbruck',
  countryId: 'AT',
};
