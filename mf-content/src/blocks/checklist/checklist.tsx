import { type ReactElement, useEffect, useId, useRef } from 'react';
import { useApp } from 'shared-contracts/app';
import { useTranslate } from 'shared-contracts/i18n';
import { PrintIcon } from '../block-icons.tsx';
import type { BlockMessageKey } from '../messages/messages.ts';
import type { BlockOf } from '../text-blocks.tsx';
import tools from '../tools.module.css';
import styles from './checklist.module.css';
import { checklistKey, checklistStore } from './checklist-store.ts';

type ChecklistProps = {
  list: BlockOf<'checklist'>;
  /** The page's own path. */
  path: string;
};

/** A list to tick off and to print. Without scripts it can be ticked and printed with the page, but ticks are not stored. */
export function Checklist({ list, path }: ChecklistProps): ReactElement {
  const t = useTranslate<BlockMessageKey>();
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const key = `${path}#${list.id}`;
  const { ticked, tick, clear } = useTicks(key, section);
  const isKept = checklistStore.use((state) => state.isKept);
  const done = list.items.filter(({ id }) => ticked.includes(id)).length;

  return (
    <section ref={section} className={styles.checklist} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {list.title}
      </h3>
      <ul className={styles.items}>
        {list.items.map(({ id, text }) => (
          <li key={id}>
            <label className={styles.item}>
              <input
                type="checkbox"
                value={id}
                // Otherwise the browser restores old ticks after a reload.
                autoComplete="off"
                className={styles.box}
                checked={ticked.includes(id)}
                onChange={(event) => tick(id, event.target.checked)}
              />
              <span>{text}</span>
            </label>
          </li>
        ))}
      </ul>
      <div className={tools.tools}>
        <p className={styles.state}>{t('blocks.checklist.state', { done, total: list.items.length })}</p>
        <button type="button" className={tools.button} onClick={() => printOnly(section.current)}>
          <PrintIcon />
          {t('blocks.checklist.print')}
        </button>
        <button
          type="button"
          className={tools.button}
          aria-disabled={done === 0 || undefined}
          onClick={() => clear(key)}
        >
          {t('blocks.checklist.clear')}
        </button>
        <p className={styles.note} role="status">
          {done > 0 && t(isKept ? 'blocks.checklist.kept' : 'blocks.checklist.lost')}
        </p>
      </div>
    </section>
  );
}

const none: readonly string[] = [];

/** The ticked items of one list; follows other tabs. */
function useTicks(key: string, section: { readonly current: HTMLElement | null }) {
  const app = useApp();
  const ticked = checklistStore.use((state) => state.ticks[key]) ?? none;
  const { refresh, tick, clear } = checklistStore.of(app).getState();

  useEffect(() => {
    refresh();
    // Ticks from before hydration are only in the fields.
    for (const box of section.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? []) {
      if (!checklistStore.of(app).getState().ticks[key]?.includes(box.value)) tick(key, box.value, true);
    }
    const follow = (event: StorageEvent): void => {
      if (event.key === null || event.key === checklistKey) refresh();
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [app, key, section, refresh, tick]);

  return { ticked, tick: (item: string, isTicked: boolean) => tick(key, item, isTicked), clear };
}

/** Prints the page's title and this list; the styles of the blocks hide the others. */
function printOnly(section: HTMLElement | null): void {
  if (!section) return;
  section.toggleAttribute('data-print-only', true);
  addEventListener('afterprint', () => section.toggleAttribute('data-print-only', false), { once: true });
  print();
}
