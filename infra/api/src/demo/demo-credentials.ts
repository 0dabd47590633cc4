/** Only where nobody shops in earnest: the password is in the README. */
export const demoCredentials = { email: 'demo@bergauf.example', password: 'bergauf-demo' } as const;
