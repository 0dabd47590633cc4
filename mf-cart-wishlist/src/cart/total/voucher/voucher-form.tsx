import type { ReactElement } from 'react';
import { useApp } from 'shared-contracts/app';
import { fields } from 'shared-contracts/fields';
import { Form, TextField, textRule, useForm } from 'shared-contracts/forms';
import type { Translate } from 'shared-contracts/i18n';
import { RemoteContext, useRemote } from 'shared-contracts/remote-context';
import { type FormKey, useFormTranslate } from './messages/messages.ts';
import { voucherPath } from './voucher-path.ts';

const rules = { code: textRule<FormKey>(fields.voucherCode, { missing: 'voucher.missing', wrong: 'voucher.missing' }) };

/** The code of a voucher, which only the API can check. @param onSent called when the cart may contain it */
export function VoucherForm({ onSent }: { onSent: () => Promise<void> }): ReactElement {
  const t = useFormTranslate();
  return (
    // The texts of the form's parts are loaded with the form, not with every cart.
    <RemoteContext value={{ ...useRemote(), t: t as Translate }}>
      <CodeForm t={t} onSent={onSent} />
    </RemoteContext>
  );
}

function CodeForm({ t, onSent }: { t: Translate<FormKey>; onSent: () => Promise<void> }): ReactElement {
  const app = useApp();
  const form = useForm({
    rules,
    async send(body) {
      const response = await app.api.post<unknown>(voucherPath(app), body);
      if (!response.ok && response.error.status === null) await onSent();
      return response;
    },
    onSuccess: onSent,
  });
  return (
    <Form form={form} label={t('voucher.use')} sendingLabel={t('voucher.using')} look="plain">
      <TextField
        {...form.field('code')}
        label={t('voucher.code')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </Form>
  );
}
