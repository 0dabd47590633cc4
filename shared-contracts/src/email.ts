/**
 * Deliberately loose: only an email to an address tells whether it exists. For the API's schema and for forms. The labels of the domain
 * exclude dots, so that a text of dots is refused in linear time. `İ` and the Kelvin sign are refused: PostgreSQL's `lower()` makes `i` and
 * `k` of them, so another mailbox, on another domain, would count as an account's own.
 */
export const emailPattern = /^(?!.*[\u0130\u212A])[^\s@]+@([^\s@.]+\.)+[^\s@.]{2,}$/;
