/** The channel of the main shop, which every registry has. Its document is at the path used before there were channels. */
export const mainChannel = 'shop';

/** Pattern of a channel's name, such as `team`, which becomes part of file paths and URLs. */
export const channelPattern = '^[a-z][a-z0-9-]{0,29}$';
