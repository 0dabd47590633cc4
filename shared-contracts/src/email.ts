/**
 * As loose as can be: only a mail to an address tells whether it exists. For the API's schema and for forms. The labels of the domain
 * exclude its dots, so that a text of dots is refused in linear time.
 */
export const emailPattern = /^[^\s@]+@([^\s@.]+\.)+[^\s@.]{2,}$/;
