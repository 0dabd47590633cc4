import type { ReactElement } from 'react';
import type { DeliveryType, OrderState } from 'shared-contracts/entities';

const subjects: Readonly<Record<OrderState, () => ReactElement>> = {
  received: OrderSlip,
  packed: Parcel,
  shipped: Van,
  ready: StoreFront,
  delivered: Doorstep,
  cancelled: EmptyOutline,
  returned: ReturnedParcel,
};

/** Decorative picture of an order's state, always next to its text; an unknown state is shown as a parcel. */
export function StatePicture({
  state,
  deliveryType,
  className,
}: {
  state: OrderState;
  deliveryType: DeliveryType;
  className?: string | undefined;
}): ReactElement {
  const isCollected = state === 'delivered' && deliveryType !== 'home';
  const Subject = isCollected ? EmptiedStore : (subjects[state] ?? Parcel);
  const isOver = state === 'cancelled';
  return (
    <svg
      viewBox="0 0 96 96"
      width={96}
      height={96}
      preserveAspectRatio="xMidYMid slice"
      className={className}
      aria-hidden="true"
    >
      <path fill="#ebf2f3" d="M0 0h96v96H0z" />
      <circle cx="74" cy="20" r="8" fill={isOver ? '#e3e9e8' : '#fbf7ea'} />
      <path fill={isOver ? '#d9e2e2' : '#c5dade'} d="M0 52l14-12 8 6 18-20 12 12 8-6 20 20 16-10v54H0z" />
      <path fill={isOver ? '#c9d3d2' : '#9dbfc4'} d="M0 66l20-10 14 6 20-12 18 12 24-12v46H0z" />
      <path fill={isOver ? '#b3bdbb' : '#5e8c86'} d="M0 80c22-8 60-8 96-2v18H0z" />
      <g stroke="#10201a" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round" fill="none">
        <Subject />
      </g>
    </svg>
  );
}

function OrderSlip(): ReactElement {
  return (
    <>
      <path fill="#fff" d="M32 24h30v54l-5-4-5 4-5-4-5 4-5-4-5 4z" />
      <path d="M38 34h18M38 42h18M38 50h10" />
      <circle cx="62" cy="64" r="11" fill="#1f5c43" />
      <path stroke="#fff" strokeWidth="2.500" d="M57 64l4 4 7-8" />
    </>
  );
}

/** A closed box, lit from the upper left. */
function Parcel(): ReactElement {
  return (
    <>
      <path fill="#e9e6de" d="M24 50l24-9 24 9-24 9z" />
      <path fill="#d8d2c2" d="M24 50l24 9v27l-24-9z" />
      <path fill="#b9b29f" d="M72 50l-24 9v27l24-9z" />
      <path fill="#f6f4ef" d="M33 46.600l24 9v9l5-2v-9l-24-9z" />
    </>
  );
}

function Van(): ReactElement {
  return (
    <>
      <path stroke="#f6f4ef" d="M4 84h88" />
      <path fill="#f6f4ef" d="M14 44h42v34H14z" />
      <path fill="#2c5646" d="M56 54h14l12 12v12H56z" />
      <path fill="#d5e6ea" d="M62 59h7l7 7H62z" />
      <path stroke="#1f5c43" strokeWidth="2.500" d="M20 66l9-11 5 6 5-8 11 13" />
      <circle cx="28" cy="79" r="6.500" fill="#10201a" />
      <circle cx="68" cy="79" r="6.500" fill="#10201a" />
      <path stroke="#f6f4ef" d="M28 79h.1M68 79h.1" strokeWidth="3" />
      <path stroke="#f6f4ef" d="M3 56h7M1 64h9" />
    </>
  );
}

function StoreFront(): ReactElement {
  return (
    <>
      <path fill="#f6f4ef" d="M22 40h52v42H22z" />
      <path fill="#1f5c43" d="M18 28h60l4 14H14z" />
      <path fill="#e9e6de" stroke="none" d="M28 29h9l-2 12h-9zM46 29h9l2 12h-10zM64 29h8l4 12h-9z" />
      <path d="M18 28h60l4 14H14z" />
      <path fill="#d5e6ea" d="M28 50h20v20H28z" />
      <path fill="#2c5646" d="M54 50h14v32H54z" />
      <path fill="#d8d2c2" d="M32 58h12v12H32z" />
      <path d="M38 58v5M65 66v2" />
    </>
  );
}

/** The parcel is no longer in the store's window. */
function EmptiedStore(): ReactElement {
  return (
    <>
      <StoreFront />
      <path fill="#d5e6ea" d="M28 50h20v20H28z" />
      <circle cx="38" cy="64" r="11" fill="#1f5c43" />
      <path stroke="#fff" strokeWidth="2.500" d="M33 64l4 4 7-8" />
    </>
  );
}

function Doorstep(): ReactElement {
  return (
    <>
      <path fill="#d8d2c2" d="M26 44h44v40H26z" />
      <path fill="#2c5646" d="M18 46l30-24 30 24-4 4-26-20-26 20z" />
      <path fill="#f6f4ef" d="M40 54h16v30H40z" />
      <path d="M52 69v2" />
      <path fill="#e9e6de" d="M54 70h20v15H54z" />
      <path fill="#b9b29f" d="M61 70h6v6h-6z" />
    </>
  );
}

function EmptyOutline(): ReactElement {
  return (
    <>
      <path strokeDasharray="4 4" d="M24 50l24-9 24 9-24 9zM24 50v27l24 9v-27M72 50v27l-24 9" />
      <circle cx="66" cy="44" r="11" fill="#f6f4ef" />
      <path strokeWidth="2.500" d="M62 40l8 8M70 40l-8 8" />
    </>
  );
}

function ReturnedParcel(): ReactElement {
  return (
    <>
      <Parcel />
      <path stroke="#f6f4ef" strokeWidth="7" d="M70 36a22 14 0 0 0-42-4" />
      <path stroke="#1f5c43" strokeWidth="3.500" d="M70 36a22 14 0 0 0-42-4M36 34l-9-1 1-9" />
    </>
  );
}
