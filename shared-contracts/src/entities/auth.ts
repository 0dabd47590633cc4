import Type, { type Static } from 'typebox';

/** Answer of login and register: bearer token, the account's request id (begins with `u`) and the user hash. */
export const AuthResponse = Type.Object({ token: Type.String(), uuid: Type.String(), hash: Type.String() });
export type AuthResponse = Static<typeof AuthResponse>;

const Email = Type.String({ minLength: 3, maxLength: 254, pattern: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]{2,}$' });

export const LoginBody = Type.Object(
  { email: Email, password: Type.String({ minLength: 1, maxLength: 200 }) },
  { additionalProperties: false },
);
export type LoginBody = Static<typeof LoginBody>;

export const RegisterBody = Type.Object(
  {
    firstName: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }),
    lastName: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }),
    email: Email,
    password: Type.String({ minLength: 8, maxLength: 200 }),
  },
  { additionalProperties: false },
);
export type RegisterBody = Static<typeof RegisterBody>;
