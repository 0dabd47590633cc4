import type { ReactElement, ReactNode } from 'react';
import { useApp } from 'shared-contracts/app';
import { Form } from 'shared-contracts/routing';
import { type ListQuery, listHref, queryFields } from './list-query.ts';

type QueryButtonProps = {
  path: string;
  query: ListQuery;
  onPress(): void;
  className?: string | undefined;
  label?: string;
  children: ReactNode;
};

/** A button for another query: a GET form without scripts, an in-app navigation with them. */
export function QueryButton({ path, query, onPress, className, label, children }: QueryButtonProps): ReactElement {
  const { prefetch } = useApp();
  return (
    <Form
      action={path}
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        onPress();
      }}
    >
      {queryFields(query).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button
        type="submit"
        className={className}
        aria-label={label}
        onPointerEnter={() => prefetch(listHref(path, query))}
      >
        {children}
      </button>
    </Form>
  );
}
