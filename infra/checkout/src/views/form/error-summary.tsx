import type { ReactNode } from 'react';
import type { FieldName } from '../../order/order-form.ts';
import type { Problems } from '../../order/order-problems.ts';
import { useSite } from '../document/site-context.tsx';

/** The list of errors (UX 24): takes the focus and links to the fields. */
export function ErrorSummary({ problems }: { problems: Problems }): ReactNode {
  const { t } = useSite();
  if (problems.size === 0) return null;
  const count = [...problems.keys()].filter((field) => field !== null).length;
  return (
    // biome-ignore lint/a11y/noAutofocus: the page reports these errors, and without script nothing else moves the focus
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

/** Fields have their name as id. A missing pick-up point links to the search field, as there may be no list yet. */
function anchorOf(field: FieldName): string {
  return field === 'pointSysname' ? 'pointQuery' : field;
}
