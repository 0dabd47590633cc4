import type { ReactNode } from 'react';
import type { FieldName } from '../order-form.ts';
import type { Problems } from '../order-problems.ts';
import { useSite } from './site-context.tsx';

/** UX rule 24: takes the focus and leads to the fields. */
export function ErrorSummary({ problems }: { problems: Problems }): ReactNode {
  const { t } = useSite();
  if (problems.size === 0) return null;
  const count = [...problems.keys()].filter((field) => field !== null).length;
  return (
    // biome-ignore lint/a11y/noAutofocus: the page came back because of these, and without script nothing else moves the focus
    <div className="summary-errors" role="alert" tabIndex={-1} autoFocus>
      <h2>{t('problem.title', { count })}</h2>
      <ul>
        {[...problems].map(([field, text]) => (
          <li key={text}>
            {field ? (
              <a className="text-link" href={`#${anchorOf(field)}`}>
                {text}
              </a>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Fields have their name as id; pick-up points have to be searched for first. */
function anchorOf(field: FieldName): string {
  return field === 'pointSysname' ? 'pointQuery' : field;
}
