import { type ReactElement, useEffect, useRef } from 'react';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/routing';
import styles from './consent-banner.module.css';
import type { MessageKey } from './messages/messages.ts';
import type { Decision } from './stored-keys.ts';

type ConsentBannerProps = {
  onDecide(decision: Decision): void;
  /** The pointer or the focus has reached the button that opens the settings. */
  onNearChoice(): void;
  onChoose(): void;
};

/**
 * Asks for consent at the lower edge of the screen, over the page, which can be used without an answer. It takes no focus and shifts
 * nothing; a focused element below it is scrolled above it, and the page ends above it.
 */
export function ConsentBanner({ onDecide, onNearChoice, onChoose }: ConsentBannerProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const banner = useRef<HTMLElement>(null);

  // Not a CSS rule with `:has`: the browser would recompute the styles of the whole page when the banner appears, and again after.
  useEffect(() => {
    const { documentElement: page, body } = document;
    const observer = new ResizeObserver(() => {
      const height = banner.current?.offsetHeight ?? 0;
      // Read by other bars at the same edge, and by the scroll padding of `page.css`.
      page.style.setProperty('--consent-height', `${height}px`);
      body.style.marginBlockEnd = `${height}px`;
    });
    if (banner.current) observer.observe(banner.current);
    return () => {
      observer.disconnect();
      page.style.removeProperty('--consent-height');
      body.style.marginBlockEnd = '';
    };
  }, []);

  return (
    <section ref={banner} className={styles.banner} aria-label={t('region')}>
      <div className={`page ${styles.content}`}>
        <div>
          <p className={styles.title}>{t('banner.title')}</p>
          <p className={styles.text}>
            {t('banner.text')}{' '}
            <Link to={paths.static('datenschutz')} className="text-link">
              {t('privacy')}
            </Link>
          </p>
        </div>
        <div className={styles.buttons}>
          <button type="button" className="button" onClick={() => onDecide({ preferences: false, statistics: false })}>
            {t('decline')}
          </button>
          <button type="button" className="button" onClick={() => onDecide({ preferences: true, statistics: true })}>
            {t('accept')}
          </button>
          <button
            type="button"
            className="button"
            aria-haspopup="dialog"
            onPointerEnter={onNearChoice}
            onFocus={onNearChoice}
            onClick={onChoose}
          >
            {t('choose')}
          </button>
        </div>
      </div>
    </section>
  );
}
