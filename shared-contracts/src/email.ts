/**
 * Deliberately loose: only an email to an address tells whether it exists. For the API's schema and for forms. The labels of the domain
 * exclude dots, so that a text of dots is refused in linear time.
 */
export const emailPattern = /^[^\s@]+@([^\s@.]+\.)+[^\s@.]{2,}$/;
