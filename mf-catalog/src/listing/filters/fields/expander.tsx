import { type ReactElement, type ReactNode, useState } from 'react';
import { useLocation } from 'shared-contracts/routing';

/** Form field used without scripts: ids of the groups and sports to expand. */
const openField = 'mehr';

type ExpanderProps = {
  /** Id of the filter group or sport that it expands. */
  id: number;
  /** Expands it when true. It stays expanded until the shopper collapses it, so that a box just unchecked stays visible. */
  forceOpen: boolean;
  className: string | undefined;
  label?: string;
  children?: ReactNode;
  rows: () => ReactNode;
};

/**
 * A list has hundreds of filter values, so collapsed rows are not rendered. Without scripts the button submits the form: the
 * next page has the rows, and the current selection.
 */
export function Expander({ id, forceOpen, className, label, children, rows }: ExpanderProps): ReactElement {
  const { search } = useLocation();
  const [isOpen, setIsOpen] = useState(
    () => forceOpen || new URLSearchParams(search).getAll(openField).includes(`${id}`),
  );
  const [wasForced, setWasForced] = useState(forceOpen);
  if (forceOpen !== wasForced) {
    setWasForced(forceOpen);
    if (forceOpen) setIsOpen(true);
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
