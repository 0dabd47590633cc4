import { eq } from 'drizzle-orm';
import type { AccountData, ContentLocale, PersonalData, PersonalDataBody } from 'shared-contracts/entities';
import { loadAddresses } from '../../addresses/addresses.ts';
import type { Orm } from '../../database/database.ts';
import { accounts } from '../../database/schema.ts';
import { fieldError } from '../../http/errors/api-error.ts';
import { loadLoyalty } from '../../loyalty/load-loyalty.ts';
import type { Account } from '../identity/sessions.ts';
import { readBirthday } from './birthday.ts';
import { readNames } from './names.ts';
import { readPhone } from './phone.ts';
import { selectedStore } from './selected-store.ts';

export function personalDataOf(account: Account): PersonalData {
  const { firstName, lastName, email, phone, birthday, gender, avatar, separateEmail } = account;
  return { firstName, lastName, email, phone, birthday: birthday ?? '', gender, avatar, separateEmail };
}

export async function loadAccountData(orm: Orm, account: Account, locale: ContentLocale): Promise<AccountData> {
  return {
    personal: personalDataOf(account),
    role: account.role,
    store: await selectedStore(orm, account.storeSysname),
    addresses: { shipping: await loadAddresses(orm, account.id) },
    p4m: await loadLoyalty(orm, account.id, locale),
    verified: account.verified,
    pendingEmail: account.pendingEmail,
  };
}

/** Fields missing in the body stay unchanged. */
export async function savePersonalData(orm: Orm, account: Account, body: PersonalDataBody): Promise<Account> {
  if (body.email !== undefined && body.email !== account.email) {
    throw fieldError('email', {
      at: 'Die E-Mail-Adresse lässt sich hier nicht ändern.',
      en: 'The email address cannot be changed here.',
    });
  }
  const [saved] = await orm
    .update(accounts)
    .set({
      ...readNames(body),
      ...(body.phone !== undefined && { phone: readPhone(body.phone) }),
      ...(body.birthday !== undefined && { birthday: readBirthday(body.birthday, new Date()) }),
      ...(body.gender !== undefined && { gender: body.gender }),
    })
    .where(eq(accounts.id, account.id))
    .returning();
  return saved ?? account;
}
