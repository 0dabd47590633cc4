import type { FormHTMLAttributes, ReactElement, Ref, SubmitEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useApp } from '../app/app-context.tsx';
import { localAddress } from '../paths.ts';

export type FormProps = Omit<FormHTMLAttributes<HTMLFormElement>, 'action' | 'method'> & {
  /** In-app path without query. */
  action: string;
  method?: 'get';
  preventScrollReset?: boolean;
  ref?: Ref<HTMLFormElement>;
};

/**
 * A plain GET form, which the browser submits without JavaScript; with it, its fields become the query of an in-app navigation. There is no
 * other kind, since the shop writes through the API client only.
 */
export function Form(props: FormProps): ReactElement {
  const { action, method = 'get', preventScrollReset = false, onSubmit, ...rest } = props;
  const location = useLocation();
  const navigate = useNavigate();
  const { config } = useApp();
  return (
    <form
      action={localAddress(config, action)}
      method={method}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        onSubmit?.(event);
        if (event.defaultPrevented) return;
        event.preventDefault();
        const query = queryOf(new FormData(event.currentTarget, event.nativeEvent.submitter));
        const to = query ? `${action}?${query}` : action;
        // As in browsers, a form whose address is the current one adds no history entry.
        void navigate(to, { preventScrollReset, replace: to === location.pathname + location.search });
      }}
      {...rest}
    />
  );
}

/** The query as the browser would write it; files are left out. */
function queryOf(data: FormData): string {
  const texts = [...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  return new URLSearchParams(texts).toString();
}
