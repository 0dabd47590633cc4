import type { ReactElement } from 'react';
import { useApp } from 'shared-contracts/app';
import { fields } from 'shared-contracts/fields';
import { Form, TextField, textRule, useForm } from 'shared-contracts/forms';
import type { Translate } from 'shared-contracts/i18n';
import { RemoteContext, useRemote } from 'shared-contracts/remote-context';
import { cartStore } from '../../state/cart-store.ts';
import { type FormKey, useFormTranslate } from './messages/messages.ts';
import { voucherPath } from './voucher-path.ts';

const rules = { code: textRule<FormKey>(fields.voucherCode, { missing: 'voucher.missing', wrong: 'voucher.missing' }) };

/** The code of a voucher, which only the API can judge. */
export function VoucherForm(): ReactElement {
  const t = useFormTranslate();
  return (
    // The texts of the form's parts come with the form, not with every cart.
    <RemoteContext value={{ ...useRemote(), t: t as Translate }}>
      <CodeForm t={t} />
    </RemoteContext>
  );
}

function CodeForm({ t }: { t: Translate<FormKey> }): ReactElement {
  const app = useApp();
  const form = useForm({
    rules,
    send: (body) => app.api.post<unknown>(voucherPath(app), body),
    async onSuccess() {
      await cartStore.of(app).getState().read();
    },
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
