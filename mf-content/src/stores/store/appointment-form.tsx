import type { ReactElement } from 'react';
import { checkResponse, hasShape } from 'shared-contracts/api';
import { useApp } from 'shared-contracts/app';
import type { AppointmentRequest, PartOfDay } from 'shared-contracts/entities';
import { fields } from 'shared-contracts/fields';
import {
  anyRule,
  EmailField,
  emailRule,
  Form,
  nameRule,
  phoneRule,
  RadioField,
  SelectField,
  TextAreaField,
  TextField,
  textRule,
  tickedRule,
  useForm,
} from 'shared-contracts/forms';
import { useTranslate } from 'shared-contracts/i18n';
import { dayName, viennaDay, weekdayName } from 'shared-contracts/opening-hours';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/routing';
import { formAddress } from '../../newsletter/form-address.ts';
import { Honeypot } from '../../pages/forms/honeypot.tsx';
import { SentNote } from '../../pages/forms/sent-note.tsx';
import { usePrefill } from '../../pages/forms/use-prefill.ts';
import { useFirstFieldFocus, useSent } from '../../pages/forms/use-sent.ts';
import styles from './appointment-form.module.css';
import type { MessageKey } from './messages/messages.ts';
import { appointmentDays, type StoreView } from './store-view.ts';

const partsOfDay = ['morning', 'midday', 'afternoon'] as const satisfies readonly PartOfDay[];

const rules = {
  service: tickedRule<MessageKey>('problem.service-missing'),
  day: tickedRule<MessageKey>('problem.day-missing'),
  partOfDay: tickedRule<MessageKey>('problem.part-missing'),
  name: nameRule<MessageKey>('problem.booking-name'),
  email: emailRule,
  phone: phoneRule,
  note: textRule<MessageKey>(fields.note, { wrong: 'problem.too-long' }),
  website: anyRule,
};

const isRequest = hasShape<AppointmentRequest>({ service: 'string', storeName: 'string', day: 'string' });

type AppointmentFormProps = Pick<StoreView, 'store' | 'service' | 'now'>;

/** Requests an appointment at a store. Browsers without script send it to the API as a form (decision 0048). */
export function AppointmentForm({ store, service: asked, now }: AppointmentFormProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const { locale } = useApp();
  const { sent, isAgain, onSent, again } = useSent<{ request: AppointmentRequest; asked: string | null }>();
  // A service that is selected on the page starts a further appointment.
  if (!sent || sent.asked !== asked)
    return (
      <Fields
        store={store}
        service={asked}
        now={now}
        isAgain={isAgain}
        onSent={(request) => onSent({ request, asked })}
      />
    );
  const { service, day, partOfDay, storeName } = sent.request;
  return (
    <SentNote title={t('booking.sent-title')}>
      <p>
        {t('booking.sent', {
          service,
          day: dayName(day, locale),
          part: t(`booking.part.${partOfDay}`),
          store: storeName,
        })}
      </p>
      <button type="button" className="text-link" onClick={again}>
        {t('booking.again')}
      </button>
    </SentNote>
  );
}

function Fields({
  store,
  service,
  now,
  isAgain,
  onSent,
}: AppointmentFormProps & { isAgain: boolean; onSent: (sent: AppointmentRequest) => void }): ReactElement {
  const t = useTranslate<MessageKey>();
  const app = useApp();
  const { locale } = app;
  const services = store.serviceList.filter(({ bookable }) => bookable);
  const [only, ...others] = services;
  const form = useForm<keyof typeof rules, AppointmentRequest>({
    rules,
    initial: { service: service ?? (others.length === 0 ? (only?.id ?? '') : '') },
    send: async (body) =>
      checkResponse(
        await app.api.post<unknown>(`/api/v1/appointments/?locale=${locale}`, { ...body, store: store.shopUrl }),
        isRequest,
      ),
    onSuccess: onSent,
  });
  usePrefill(form);
  useFirstFieldFocus(form, isAgain);
  const choose = { value: '', label: t('booking.choose') };
  return (
    <Form
      form={form}
      action={formAddress(app, 'appointment')}
      label={t('booking.submit')}
      sendingLabel={t('booking.sending')}
    >
      <input type="hidden" name="store" value={store.shopUrl} />
      <div className={styles.pair}>
        {/* Another service in the page's address resets this field; the other fields keep their values. */}
        <SelectField
          key={service}
          {...form.field('service')}
          label={t('booking.service')}
          choices={[choose, ...services.map(({ id, name }) => ({ value: id, label: name }))]}
        />
        <SelectField
          {...form.field('day')}
          label={t('booking.day')}
          choices={[
            choose,
            ...appointmentDays(store, viennaDay(now)).map(({ date }) => ({
              value: date,
              label: `${weekdayName(date, locale)}, ${dayName(date, locale)}`,
            })),
          ]}
        />
      </div>
      <RadioField
        {...form.field('partOfDay')}
        label={t('booking.part')}
        choices={partsOfDay.map((part) => ({ value: part, label: t(`booking.part.${part}`) }))}
      />
      <TextField {...form.field('name')} label={t('booking.name')} autoComplete="name" />
      <div className={styles.pair}>
        <EmailField {...form.field('email')} label={t('booking.email')} autoComplete="email" />
        <TextField {...form.field('phone')} label={t('booking.phone')} type="tel" autoComplete="tel" />
      </div>
      <TextAreaField {...form.field('note')} label={t('booking.note')} rows={3} />
      <Honeypot />
      <p className={styles.privacy}>
        {t('booking.privacy')}{' '}
        <Link to={paths.static('datenschutz')} target="_blank" rel="noreferrer" className="text-link">
          {t('booking.privacy-link')}
        </Link>
      </p>
    </Form>
  );
}
