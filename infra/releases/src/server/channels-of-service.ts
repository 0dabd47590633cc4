import type { CanaryController } from '../canaries/canary-controller.ts';
import { channelNames, openChannel, requireChannel } from '../registry/channels.ts';
import type { Registry } from '../registry/registry.ts';
import type { ChannelShells, RegisteredShells } from '../shells/registered-shells.ts';
import { type ReleasesPaths, releasesPaths } from '../state-folder.ts';

/** One channel in the service. */
export type Channel = {
  name: string;
  paths: ReleasesPaths;
  registry: Registry;
  /** The running shells that follow this channel. */
  shells: ChannelShells;
  /** Moves its canaries. */
  canaries: CanaryController;
};

export type Channels = {
  /** Sorted, the main one first. */
  names: () => Promise<string[]>;
  /** @throws NoChannel */
  find: (name: string) => Promise<Channel>;
  /** @returns false if it was open already. @throws Refusal */
  open: (name: string) => Promise<boolean>;
};

/** The channels of a state folder. The list is read from the folder each time, as another process may open one. */
export function createChannels(
  home: string,
  shells: RegisteredShells,
  registryOf: (name: string, shells: ChannelShells) => Registry,
  controllerOf: (channel: Omit<Channel, 'canaries'>) => CanaryController,
): Channels {
  const known = new Map<string, Channel>();
  return {
    names: () => channelNames(home),
    open: (name) => openChannel(home, name),
    find: async (name) => {
      await requireChannel(home, name);
      const ofChannel = shells.inChannel(name);
      const before = known.get(name);
      if (before) return before;
      const parts = {
        name,
        paths: releasesPaths(home, name),
        registry: registryOf(name, ofChannel),
        shells: ofChannel,
      };
      const channel = { ...parts, canaries: controllerOf(parts) };
      known.set(name, channel);
      return channel;
    },
  };
}
