/**
 * Work on the sources of frontends, from `npm run dev` to its end. Their builds have the traffic meanwhile; then what served
 * before is put back, and no later start takes them for released.
 */
export type DevelopmentSession = {
  /** Frontend to the hash of the sources it was last built from. */
  built: Map<string, string>;
};

export const createDevelopmentSession = (): DevelopmentSession => ({ built: new Map() });
