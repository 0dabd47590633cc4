import { randomBytes } from 'node:crypto';

export type Account = { email: string; password: string; firstName: string; token: string; uuid: string };

/** Registers a shopper at the real API. */
export async function createAccount(apiOrigin: string): Promise<Account> {
  const who = randomBytes(5).toString('hex');
  const account = {
    email: `${who}@beispiel.at`,
    password: `Steil-hinauf-${who}`,
    firstName: 'Toni',
    lastName: 'Steiger',
  };
  const response = await fetch(`${apiOrigin}/api/v1/auth/register/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest', 'x-request-client': 'web' },
    body: JSON.stringify(account),
  });
  if (!response.ok) throw new Error(`register responded with ${response.status}: ${await response.text()}`);
  const { data } = (await response.json()) as { data: { token: string; uuid: string } };
  return { email: account.email, password: account.password, firstName: account.firstName, ...data };
}
