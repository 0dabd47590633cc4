import { type ReactElement, type ReactNode, useState } from 'react';
import { useLocation } from 'shared-contracts/routing';

/** Field of the plain form: ids of the groups and sports that are asked to come open. */
const openField = 'mehr';

type ExpanderProps = {
  /** Of the filter group or the sport that it opens. */
  id: number;
  /** Opened now or later, it stays open until the shopper closes it: nothing closes over a box just unchecked. */
  isWanted: boolean;
  className: string | undefined;
  label?: string;
  children?: ReactNode;
  rows: () => ReactNode;
};

/**
 * Rows that most shoppers never see are not in the page until they are asked for: a list has hundreds of filter values. Without
 * script the button is a field of the form, which brings the page back with the rows and with what was chosen meanwhile.
 */
export function Expander({ id, isWanted, className, label, children, rows }: ExpanderProps): ReactElement {
  const { search } = useLocation();
  const [isOpen, setIsOpen] = useState(
    () => isWanted || new URLSearchParams(search).getAll(openField).includes(`${id}`),
  );
  const [wasWanted, setWasWanted] = useState(isWanted);
  if (isWanted !== wasWanted) {
    setWasWanted(isWanted);
    if (isWanted) setIsOpen(true);
  }
  return (
    <>
      <button
        type="submit"
        name={openField}
        value={id}
        className={className}
        aria-label={label}
        aria-expanded={isOpen}
        onClick={(event) => {
          event.preventDefault();
          setIsOpen(!isOpen);
        }}
      >
        {children}
      </button>
      {isOpen && rows()}
    </>
  );
}
