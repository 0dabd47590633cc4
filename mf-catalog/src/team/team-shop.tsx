import type { ReactElement } from 'react';
import type { FragmentMap } from 'shared-contracts/remote';
import { Club } from './club/club.tsx';
import { TeamOrder } from './order/team-order.tsx';

/** The fragment `mf-catalog/team-shop`: no page of the main shop loads it. */
export function TeamShop(props: FragmentMap['mf-catalog/team-shop']): ReactElement {
  return props.variant === 'club' ? <Club team={props.team} /> : <TeamOrder {...props} />;
}
