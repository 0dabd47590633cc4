/** As loose as can be: only a mail to an address tells whether it exists. For the API's schema and for forms. */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
