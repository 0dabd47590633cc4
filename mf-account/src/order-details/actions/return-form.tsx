import { type ReactElement, useEffect, useState } from 'react';
import { checkResponse, failureText } from 'shared-contracts/api';
import { useApp } from 'shared-contracts/app';
import { formatDay } from 'shared-contracts/dates';
import type { OrderDetails } from 'shared-contracts/entities';
import { Form, type FormState, SelectField, TextField, TickField } from 'shared-contracts/forms';
import { useTranslate } from 'shared-contracts/i18n';
import { CloseButton } from '../../form/close-button.tsx';
import { useFormRecovery, useRecoveredForm } from '../../form/use-form-recovery.ts';
import { useOpener } from '../../layout/focus.ts';
import { inLanguage } from '../../layout/in-language.ts';
import { Note, Panel } from '../../layout/panel.tsx';
import { sizeLabel } from '../../order-state/state-label.ts';
import type { MessageKey } from '../messages/messages.ts';
import { isOrder } from '../order-loader.ts';
import styles from './order-actions.module.css';
import {
  type ReturnableLine,
  reasonsOf,
  returnableLines,
  returnBody,
  returnFields,
  returnRules,
} from './return-lines.ts';

type ReturnFormProps = {
  order: OrderDetails;
  onDone(order: OrderDetails): void;
  /**
   * Called when the API refuses the return, for example after the period for returns. The form is removed, and the page shows the reason.
   * @param order as it is now
   */
  onRefused(order: OrderDetails, reason: string): void;
};

const returnFormName = ({ uuid }: OrderDetails): string => `return:${uuid}`;

/** Starts a return: which pieces, and why. It opens on request. */
export function ReturnForm({ order, onDone, onRefused }: ReturnFormProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const { locale } = useApp();
  const kept = useRecoveredForm((form) => form === returnFormName(order));
  const [isOpen, setOpen] = useState(kept !== null);
  const opener = useOpener(isOpen);

  if (isOpen) return <OpenForm order={order} onDone={onDone} onRefused={onRefused} onCancel={() => setOpen(false)} />;
  return (
    <p className={styles.offer}>
      <button ref={opener} type="button" className={`text-link ${styles.opener}`} onClick={() => setOpen(true)}>
        {t('return.start')}
      </button>
      {order.returnableUntil ? (
        <span className={styles.small}>{t('return.until', { date: formatDay(order.returnableUntil, locale) })}</span>
      ) : null}
    </p>
  );
}

/** The order after it was sent, and why it cannot be returned; null: it is returned. */
type Outcome = { readonly order: OrderDetails; readonly refusal: string | null };

type OpenFormProps = ReturnFormProps & { onCancel(): void };

function OpenForm({ order, onDone, onRefused, onCancel }: OpenFormProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const app = useApp();
  const [lines] = useState(() => returnableLines(order));
  const [rules] = useState(() => returnRules(lines));
  const form = useFormRecovery<string, Outcome>(returnFormName(order), {
    rules,
    async send(values) {
      const orderPath = `/api/v1/user/order/${order.uuid}/`;
      const path = inLanguage(`${orderPath}return/`, app);
      const response = checkResponse(await app.api.post<unknown>(path, returnBody(values, lines)), isOrder);
      if (response.ok) return { ok: true, data: { order: response.data, refusal: null } };
      if (response.error.status !== 409) return response;
      const now = checkResponse(await app.api.get<unknown>(inLanguage(orderPath, app)), isOrder);
      if (!now.ok || now.data.can?.return !== false) return response;
      return { ok: true, data: { order: now.data, refusal: failureText(t, response.error) } };
    },
    onSuccess({ order: now, refusal }) {
      if (refusal === null) onDone(now);
      else onRefused(now, refusal);
    },
  });
  const first = form.fieldId(Object.keys(rules)[0] ?? '');
  useEffect(() => document.getElementById(first)?.focus(), [first]);

  return (
    <Panel heading={t('return.title')}>
      <p className={styles.lead}>{t('return.lead')}</p>
      {form.isRestored ? <Note kind="hint">{t('form.kept')}</Note> : null}
      <Form form={form} label={t('return.submit')} sendingLabel={t('return.sending')}>
        {lines.map((line) => (
          <LineFields key={line.position} form={form} line={line} />
        ))}
        <TextField {...form.field('note')} label={t('return.note')} />
      </Form>
      <CloseButton
        isSending={form.isSending}
        className={`text-link ${styles.opener}`}
        label={t('return.keep')}
        onClose={onCancel}
      />
    </Panel>
  );
}

/** Amount and reason appear once the line is chosen. */
function LineFields({ form, line }: { form: FormState<string>; line: ReturnableLine }): ReactElement {
  const t = useTranslate<MessageKey>();
  const { position, pieces } = line;
  const { brandName, nameWithoutBrand, size, teamName } = line.line;
  const fields = returnFields(position);
  const isChosen = form.values[fields.chosen] !== '';
  const reasons = reasonsOf(line.line).map((reason) => ({ value: reason, label: t(`reason.${reason}`) }));
  return (
    <div className={styles.returnLine}>
      <TickField {...form.field(fields.chosen)}>
        {[`${brandName} ${nameWithoutBrand}`, sizeLabel(t, size), teamName].filter(Boolean).join(', ')}
      </TickField>
      {line.line.printing ? <p className={styles.small}>{t('return.printed')}</p> : null}
      {isChosen ? (
        <div className={styles.returnFields}>
          {pieces > 1 ? (
            <SelectField
              {...form.field(fields.amount)}
              required
              label={t('return.pieces')}
              defaultValue={String(pieces)}
              choices={Array.from({ length: pieces }, (_, index) => ({ value: `${index + 1}`, label: `${index + 1}` }))}
            />
          ) : null}
          <SelectField
            {...form.field(fields.reason)}
            required
            label={t('return.reason')}
            choices={[{ value: '', label: t('return.choose') }, ...reasons]}
          />
        </div>
      ) : null}
    </div>
  );
}
