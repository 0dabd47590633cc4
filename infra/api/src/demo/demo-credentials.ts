/** Published in the README: only for shops without real customers. */
export const demoCredentials = { email: 'demo@bergauf.example', password: 'bergauf-demo' } as const;
