import { type ReactElement, useState } from 'react';
import { type ApiResult, checkResponse } from 'shared-contracts/api';
import { useAccount, useApp, useSession } from 'shared-contracts/app';
import type { ConfirmOptInBody, OptIn } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/routing';
import { focusHeading, focusWhenShown } from '../layout/focus.ts';
import { inLanguage } from '../layout/in-language.ts';
import { useAction } from '../layout/use-action.ts';
import type { MessageKey } from '../messages/messages.ts';
import styles from './auth-layout.module.css';
import { AuthLayout } from './auth-layout.tsx';
import { isOptIn, type OptInLink, optInPath } from './opt-in-loader.ts';
import { OptInPasswordForm } from './opt-in-password-form.tsx';

/** The page of a double opt-in link. It confirms only at the shopper's request: email programs open links too (decision 0009). */
export function OptInPage({ data }: { data: OptInLink }): ReactElement {
  return <LinkState key={data.userHash} {...data} />;
}

function LinkState({ userHash, optIn: loaded }: OptInLink): ReactElement {
  const t = useTranslate<MessageKey>();
  const app = useApp();
  const [optIn, setOptIn] = useState(loaded);
  const what = whatOf(optIn);
  const asksPassword = optIn.state === 'open' && optIn.asksPassword === true;

  const send = async (body: ConfirmOptInBody): Promise<ApiResult<OptIn>> =>
    checkResponse(await app.api.post<unknown>(inLanguage(optInPath(userHash), app), body), isOptIn);

  function show(next: OptIn): void {
    setOptIn(next);
    focusHeading();
  }

  async function confirm(): Promise<ApiResult<OptIn>> {
    const response = await send({});
    // The session has ended since the page was loaded.
    const hasEnded = !response.ok && response.error.fields['password'] !== undefined;
    return hasEnded ? { ok: true, data: { ...optIn, asksPassword: true } } : response;
  }

  return (
    <AuthLayout
      title={t(`doi.${optIn.state}-title`)}
      lead={t(asksPassword ? 'doi.password-lead' : `doi.${optIn.state}-${what}`)}
    >
      {asksPassword ? (
        <OptInPasswordForm send={send} onConfirmed={show} />
      ) : (
        <div className={styles.actions}>
          {optIn.state === 'open' ? (
            <ActionButton label={t('doi.confirm')} runningLabel={t('doi.confirming')} send={confirm} onSuccess={show} />
          ) : null}
          {optIn.state === 'confirmed' ? <Onward /> : null}
          {optIn.state === 'gone' ? <Resend userHash={userHash} canResend={optIn.canResend === true} /> : null}
        </div>
      )}
    </AuthLayout>
  );
}

/** What the link confirms; an older API sends only its purpose. */
function whatOf({ kind, purpose }: OptIn): 'account' | 'newsletter' | 'new-email' {
  return kind ?? (purpose === 'separate-email' ? 'newsletter' : 'account');
}

function Onward(): ReactElement {
  const t = useTranslate<MessageKey>();
  const isSignedIn = useSession().kind === 'customer';
  return (
    <>
      <Link to={isSignedIn ? paths.account : paths.login} className="button button-primary">
        {t(isSignedIn ? 'doi.to-account' : 'login.submit')}
      </Link>
      <Link to={paths.home} className="button">
        {t('doi.to-shop')}
      </Link>
    </>
  );
}

/** Requests a new email: for this link if the API allows it, else for the signed-in account; guests sign in first. */
function Resend({ userHash, canResend }: { userHash: string; canResend: boolean }): ReactElement {
  const t = useTranslate<MessageKey>();
  const app = useApp();
  const isSignedIn = useSession().kind === 'customer';
  const account = useAccount();
  const [isSent, setSent] = useState(false);
  // The API would send no email.
  if (!canResend && account?.verified) {
    return (
      <>
        <p className={styles.notice}>{t('doi.verified')}</p>
        <Onward />
      </>
    );
  }
  if (isSent) {
    return (
      <p ref={focusWhenShown} tabIndex={-1} role="status" className={styles.notice}>
        {t('doi.resent')}
      </p>
    );
  }
  if (!canResend && !isSignedIn) {
    return (
      <Link to={paths.login} className="button button-primary">
        {t('login.submit')}
      </Link>
    );
  }
  const path = canResend ? `${optInPath(userHash)}resend/` : '/api/v1/user/doi/';
  return (
    <ActionButton
      label={t('doi.resend')}
      runningLabel={t('doi.resending')}
      send={() => app.api.post<unknown>(inLanguage(path, app))}
      onSuccess={() => setSent(true)}
    />
  );
}

type ActionButtonProps<T> = {
  label: string;
  runningLabel: string;
  send(): Promise<ApiResult<T>>;
  onSuccess(data: T): void;
};

/** A button for one call at a time, with the text of a failure above it. */
function ActionButton<T>({ label, runningLabel, send, onSuccess }: ActionButtonProps<T>): ReactElement {
  const { isRunning, reply, run } = useAction();

  function finish(data: T): null {
    onSuccess(data);
    return null;
  }

  return (
    <>
      {reply === null ? null : (
        <p role="alert" className={styles.failure}>
          {reply.text}
        </p>
      )}
      <button
        type="button"
        className="button button-primary"
        aria-disabled={isRunning || undefined}
        onClick={() => run(send, finish)}
      >
        {isRunning ? runningLabel : label}
      </button>
    </>
  );
}
