import { isAllowed, type Need } from '../api/authorize.ts';
import type { EditOptions } from '../registry/edit-options.ts';
import type { HistoryEntry } from '../registry/history/history.ts';
import type { Channel } from '../server/channels-of-service.ts';
import type { StoredToken, TeamAction } from '../tokens/token.ts';

type Action = {
  /** Text of the link and the button. */
  label: string;
  /** Consequence, shown on the confirmation page. `rollbackTo`: probable target of a rollback. */
  consequence: (name: string, version: string, rollbackTo: string | undefined) => string;
  needsVersion: boolean;
  isDangerous?: boolean;
  /** True if the action changes only whether a canary advances, which is not recorded in the history. */
  isOutsideHistory?: boolean;
  /** Rights that are all needed; empty: operators only. */
  rights: readonly TeamAction[];
  /** @returns the entry of the history; null if nothing had to be changed, or the action `isOutsideHistory` */
  run: (channel: Channel, name: string, version: string, options: EditOptions) => Promise<HistoryEntry | null>;
};

/** What can be done on the pages, each after a confirmation. */
export const actions = {
  promote: {
    label: 'Promote',
    consequence: (name, version) => `All shoppers get ${name} ${version}. A canary ends.`,
    needsVersion: true,
    rights: ['promote'],
    run: ({ registry }, name, version, options) => registry.promote(name, version, options),
  },
  advance: {
    label: 'Begin a canary',
    consequence: (name, version) =>
      `A small share of the shoppers gets ${name} ${version}. It grows by itself while nothing speaks against it, up to a promotion.`,
    needsVersion: true,
    rights: ['canary', 'promote'],
    run: ({ canaries }, name, version, options) => canaries.begin(name, version, options),
  },
  rollback: {
    label: 'Roll back',
    consequence: (name, _version, rollbackTo) =>
      rollbackTo === undefined
        ? `${name} has no earlier release to go back to.`
        : `All shoppers get the last healthy release of ${name} before the current one: ${rollbackTo}, or an earlier one if ` +
          `a shell reports a problem with ${rollbackTo}. A canary ends.`,
    needsVersion: false,
    isDangerous: true,
    rights: ['promote'],
    run: ({ registry }, name, _version, options) => registry.rollback(name, undefined, options),
  },
  withdraw: {
    label: 'End the canary',
    consequence: (name, version) => `The shoppers of the canary ${name} ${version} get the current release again.`,
    needsVersion: true,
    rights: ['canary'],
    run: ({ registry }, name, version, options) => registry.canary(name, version, 0, options),
  },
  hold: {
    label: 'Hold the canary',
    consequence: (name) => `The canary of ${name} keeps its share. If it is worse it is withdrawn all the same.`,
    needsVersion: false,
    isOutsideHistory: true,
    rights: ['canary'],
    run: async ({ canaries }, name, _version, { ifRevision }) => {
      await canaries.setMoving(name, false, ifRevision);
      return null;
    },
  },
  continue: {
    label: 'Continue the canary',
    consequence: (name) => `The canary of ${name} advances by itself, up to a promotion.`,
    needsVersion: false,
    isOutsideHistory: true,
    rights: ['promote'],
    run: async ({ canaries }, name, _version, { ifRevision }) => {
      await canaries.setMoving(name, true, ifRevision);
      return null;
    },
  },
  disable: {
    label: 'Switch off',
    consequence: (name) => `${name} disappears from the shop until it is switched on.`,
    needsVersion: false,
    isDangerous: true,
    rights: [],
    run: ({ registry }, name, _version, options) => registry.disable(name, options),
  },
  enable: {
    label: 'Switch on',
    consequence: (name) => `${name} comes back with what it had.`,
    needsVersion: false,
    rights: [],
    run: ({ registry }, name, _version, options) => registry.enable(name, options),
  },
} as const satisfies Record<string, Action>;

export type ActionName = keyof typeof actions;

export const isActionName = (name: string): name is ActionName => Object.hasOwn(actions, name);

/** The rights that an action needs. */
export function needsOf(action: ActionName, remote: string): Need[] {
  const rights: readonly TeamAction[] = actions[action].rights;
  return rights.length > 0 ? rights.map((right) => ({ kind: 'team', action: right, remote })) : [{ kind: 'operator' }];
}

export const mayDo = ({ grant }: StoredToken, action: ActionName, remote: string): boolean =>
  needsOf(action, remote).every((need) => isAllowed(grant, need));
