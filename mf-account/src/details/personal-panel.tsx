import type { ReactElement } from 'react';
import { checkResponse, hasShape } from 'shared-contracts/api';
import { useApp } from 'shared-contracts/app';
import type { PersonalData, PersonalDataBody } from 'shared-contracts/entities';
import { oldestBirthday } from 'shared-contracts/fields';
import { anyRule, EmailField, Form, nameRule, phoneRule, RadioField, TextField } from 'shared-contracts/forms';
import { useTranslate } from 'shared-contracts/i18n';
import { birthdayRule } from '../form/rules.ts';
import { useFormRecovery } from '../form/use-form-recovery.ts';
import { FieldPair } from '../layout/field-pair.tsx';
import { inLanguage } from '../layout/in-language.ts';
import { Note, Panel, ReplyNote } from '../layout/panel.tsx';
import { useAction } from '../layout/use-action.ts';
import type { MessageKey } from './messages/messages.ts';

const rules = {
  gender: anyRule,
  firstName: nameRule('problem.first-name-missing'),
  lastName: nameRule('problem.last-name-missing'),
  birthday: birthdayRule,
  phone: phoneRule,
};
type Field = keyof typeof rules;

export const isPersonal = hasShape<PersonalData>({ firstName: 'string', lastName: 'string', email: 'string' });

type PersonalPanelProps = { personal: PersonalData; onSave(personal: PersonalData): void };
type PersonalFormProps = PersonalPanelProps & { onSend(): void };

export function PersonalPanel({ personal, onSave }: PersonalPanelProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const { reply, show } = useAction();
  const { gender, firstName, lastName, birthday, phone } = personal;
  return (
    <Panel heading={t('personal.title')}>
      <ReplyNote reply={reply} />
      <PersonalForm
        // After saving, changes are detected against the saved values.
        key={JSON.stringify([gender, firstName, lastName, birthday, phone])}
        personal={personal}
        onSend={() => show(null)}
        onSave={(next) => {
          show({ kind: 'done', text: t('personal.saved') });
          onSave(next);
        }}
      />
    </Panel>
  );
}

/** Can be submitted only if a field has changed; the email address is read-only (SPEC 5). */
function PersonalForm({ personal, onSend, onSave }: PersonalFormProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const app = useApp();
  const { gender, firstName, lastName, birthday, phone, email } = personal;
  const form = useFormRecovery<Field, PersonalData>('personal', {
    rules,
    initial: { gender, firstName, lastName, birthday, phone },
    async send(values) {
      onSend();
      // The form offers exactly the API's values.
      const body: PersonalDataBody = { ...values, gender: values.gender as PersonalData['gender'] };
      return checkResponse(await app.api.put<unknown>(inLanguage('/api/v1/user/personal/', app), body), isPersonal);
    },
    onSuccess: onSave,
  });
  const { field, fieldId } = form;
  const genders = (['female', 'male', 'divers'] as const).map((value) => ({ value, label: t(`personal.${value}`) }));
  return (
    <>
      {form.isRestored ? <Note kind="hint">{t('form.kept')}</Note> : null}
      <Form form={form} label={t('account.save')} sendingLabel={t('account.saving')} isDisabled={!form.isChanged}>
        <RadioField {...field('gender')} label={t('personal.gender')} choices={genders} />
        <FieldPair>
          <TextField {...field('firstName')} label={t('field.first-name')} autoComplete="given-name" />
          <TextField {...field('lastName')} label={t('field.last-name')} autoComplete="family-name" />
        </FieldPair>
        <EmailField
          id={fieldId('email')}
          name="email"
          label={t('field.email')}
          hint={t('personal.email-hint')}
          problem={undefined}
          required
          defaultValue={email}
          autoComplete="email"
          disabled
        />
        <FieldPair>
          <TextField
            {...field('birthday')}
            label={t('field.birthday')}
            type="date"
            autoComplete="bday"
            min={oldestBirthday}
          />
          <TextField {...field('phone')} label={t('field.phone')} type="tel" autoComplete="tel" />
        </FieldPair>
      </Form>
    </>
  );
}
