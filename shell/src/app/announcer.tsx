import { createContext, type ReactElement, type ReactNode, useCallback, useContext, useState } from 'react';

const Announce = createContext<(text: string) => void>(() => {});

export function useAnnounce(): (text: string) => void {
  return useContext(Announce);
}

/** Holds the page's polite live region. */
export function Announcer({ children }: { children: ReactNode }): ReactElement {
  const [text, setText] = useState('');
  const announce = useCallback((next: string) => setText(next), []);
  return (
    <Announce value={announce}>
      {children}
      <div role="status" aria-live="polite" className="visually-hidden">
        {text}
      </div>
    </Announce>
  );
}
