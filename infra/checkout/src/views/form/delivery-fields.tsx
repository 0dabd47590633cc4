import type { ReactElement, ReactNode } from 'react';
import type { Cart, PickUpPointSearch, StoreSummary, TeamPlace } from 'shared-contracts/entities';
import { formatPrice } from 'shared-contracts/pricing';
import type { DeliveredTeam } from '../../order/delivered-team.ts';
import { useSite } from '../document/site-context.tsx';
import { Choice, type FormState, Problem, problemId, SelectField, TextField, UpdateButton } from './fields.tsx';

export type DeliveryFieldsProps = FormState & {
  cart: Cart;
  /** Empty if the list could not be loaded; null if pick-up in a store is not offered. */
  stores: readonly StoreSummary[] | null;
  points: FoundPoints;
  /** The team that everything can be delivered to; null without one. */
  team: DeliveredTeam | null;
  /** Something in the cart is refurbished. */
  isRefurbished: boolean;
};

/** Null: no search yet. */
export type FoundPoints = PickUpPointSearch | 'unreachable' | null;

/** The three delivery types of SPEC 3, each with its price; the team shop offers delivery to the team instead of pick-up in a store. */
export function DeliveryFields(props: DeliveryFieldsProps): ReactElement {
  const { cart, form, problems, stores, points, team, isRefurbished } = props;
  const { t, locale } = useSite();
  const { home, click_and_collect: collect, pick_up_points: point } = cart.total.deliveryPrices;
  const say = (cents: number): string => (cents === 0 ? t('sum.free') : formatPrice(cents, locale));
  const shared = { form, name: 'deliveryType' } as const;
  return (
    <fieldset id="delivery" aria-describedby={problemId('deliveryType', problems)}>
      <legend>
        <h2>{t('order.delivery')}</h2>
      </legend>
      <Problem of="deliveryType" problems={problems} />
      <div className="choices">
        {team && (
          <>
            <input type="hidden" name="team" value={team.slug} />
            <Choice
              {...shared}
              value="team"
              id="to-team"
              title={t('order.team', { name: team.name })}
              beside={say(home.cents)}
              text={t('order.team-text', { place: placeText(team.delivery) })}
              cents={home.cents}
            />
          </>
        )}
        <Choice
          {...shared}
          value="home"
          id="deliveryType"
          title={t('order.home')}
          beside={say(home.cents)}
          text={t(homeText(props))}
          cents={home.cents}
        />
        {stores && (
          <>
            <Choice
              {...shared}
              value="click_and_collect"
              id="to-store"
              title={t('order.store')}
              beside={say(collect.cents)}
              text={t('order.store-text')}
              cents={collect.cents}
            />
            <div className="when-store">
              <Stores form={form} problems={problems} stores={stores} />
            </div>
          </>
        )}
        <Choice
          {...shared}
          value="pick_up_points"
          id="to-point"
          title={t('order.point')}
          beside={point === null ? t('order.impossible') : say(point.cents)}
          text={t(point === null ? 'order.point-impossible' : isRefurbished ? 'order.point-later' : 'order.point-text')}
          disabled={point === null}
          cents={point?.cents ?? home.cents}
        />
        {point === null ? null : (
          <div className="when-point">
            <Points form={form} problems={problems} points={points} />
          </div>
        )}
      </div>
      <noscript>
        <UpdateButton label={t('frame.needs-update')} target="delivery" />
      </noscript>
    </fieldset>
  );
}

/** The delivery time as on product pages (`delivery-promise.ts` of the API), for the goods that take longest. */
function homeText({ cart: { products }, isRefurbished }: Pick<DeliveryFieldsProps, 'cart' | 'isRefurbished'>) {
  const sent = products.filter(({ status }) => status === 'available');
  if (sent.some(({ isBike }) => isBike)) return 'order.home-bike';
  if (sent.some(({ isHeavy }) => isHeavy)) return 'order.home-heavy';
  return isRefurbished ? 'order.home-later' : 'order.home-post';
}

const placeText = ({ name, street, postal, city }: TeamPlace): string => `${name}, ${street}, ${postal} ${city}`;

function Stores({ form, problems, stores }: FormState & { stores: readonly StoreSummary[] }): ReactElement {
  const { t } = useSite();
  if (stores.length === 0) {
    return (
      <>
        <Problem of="storeSysname" problems={problems} />
        <p className="hint">{t('order.stores-gone')}</p>
        <input type="hidden" name="storeSysname" value={form.storeSysname} />
      </>
    );
  }
  return (
    <SelectField form={form} problems={problems} name="storeSysname" label={t('order.store-field')}>
      <option value="">{t('order.choose')}</option>
      {stores.map(({ sysname, name, address }) => (
        <option key={sysname} value={sysname}>
          {`${name}, ${address.Street}`}
        </option>
      ))}
    </SelectField>
  );
}

/** The search is a submit button of the form. With script the list is replaced in place, without it the whole page is loaded again. */
function Points({ form, problems, points }: FormState & { points: FoundPoints }): ReactElement {
  const { t } = useSite();
  return (
    <>
      <Problem of="pointSysname" problems={problems} />
      <div className="point-search">
        <TextField
          form={form}
          problems={problems}
          name="pointQuery"
          label={t('order.point-field')}
          autoComplete="off"
          enterKeyHint="search"
          required={false}
          // The summary of errors links here, and a missing point is the only problem that this field can have.
          aria-describedby={problemId('pointSysname', problems)}
        />
        <UpdateButton label={t('order.point-search')} target="delivery" />
      </div>
      <p
        role="status"
        className="hint"
        id="points-said"
        data-searching={t('order.points-searching')}
        data-failed={t('order.points-gone')}
      >
        {saidOf(points, t)}
      </p>
      <div id="points">
        <PointList form={form} problems={problems} points={points} />
      </div>
    </>
  );
}

function saidOf(points: FoundPoints, t: ReturnType<typeof useSite>['t']): string {
  if (points === null) return '';
  if (points === 'unreachable') return t('order.points-gone');
  if (points.place === null) return t('order.points-none');
  return t('order.points-found', { count: points.points.length, place: points.place });
}

function PointList({ form, problems, points }: FormState & { points: FoundPoints }): ReactNode {
  const { t } = useSite();
  // An earlier choice is kept while the list cannot be loaded.
  if (points === null || points === 'unreachable') {
    return form.pointSysname ? <input type="hidden" name="pointSysname" value={form.pointSysname} /> : null;
  }
  if (points.points.length === 0) return null;
  return (
    <fieldset className="choices choices-within" aria-describedby={problemId('pointSysname', problems)}>
      <legend className="visually-hidden">{t('order.points')}</legend>
      {points.points.map(({ sysname, name, address, hours, distanceKm }, index) => (
        <Choice
          key={sysname}
          form={form}
          name="pointSysname"
          value={sysname}
          id={index === 0 ? 'pointSysname' : `point-${sysname}`}
          title={name}
          beside={t('order.point-km', { km: distanceKm })}
          text={`${address.Street}, ${address.ZipCode} ${address.City} · ${hours}`}
        />
      ))}
    </fieldset>
  );
}
