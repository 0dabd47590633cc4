import type { AppContext } from 'shared-contracts/app';

type FormName =
  | 'appointment'
  | 'contact'
  | 'withdrawal'
  | 'newsletter'
  | 'newsletter/confirm'
  | 'newsletter/unsubscribe';

/** Where browsers without script send a form; the response is a page of the API (decision 0048). */
export function formAddress({ config, locale }: Pick<AppContext, 'config' | 'locale'>, form: FormName): string {
  return `${config.apiOrigin}/formulare/${form}/?locale=${locale}`;
}
