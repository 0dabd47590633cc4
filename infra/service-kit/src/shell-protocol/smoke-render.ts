import { remoteName } from 'shared-contracts/discovery';
import Type, { type Static } from 'typebox';

/** A stored release without traffic, with which a shell renders pages: body of `POST /candidate` on its operator port. */
export const SmokeRenderRequest = Type.Object(
  {
    name: Type.String({ pattern: `^${remoteName}$` }),
    version: Type.String({ pattern: '^[0-9A-Za-z.-]{1,40}$' }),
  },
  { additionalProperties: false },
);
export type SmokeRenderRequest = Static<typeof SmokeRenderRequest>;

const TriedPage = Type.Object({
  /** `mf-catalog/product-list-page`. */
  page: Type.String(),
  path: Type.String(),
  /** Why it did not render; null when it did. */
  failure: Type.Union([Type.String(), Type.Null()]),
  /** Milliseconds of the fastest of several renderings, without the engine's warm-up; null when it did not render. */
  ms: Type.Union([Type.Number(), Type.Null()]),
  /** The same in the serving set. */
  msBefore: Type.Union([Type.Number(), Type.Null()]),
});
/** How one page of a candidate rendered, compared with the serving release. */
export type TriedPage = Static<typeof TriedPage>;

/** The shell's response. */
export const SmokeRender = Type.Object({
  /** Why the release does not load. */
  failures: Type.Array(Type.String()),
  tried: Type.Array(TriedPage),
  /** Exposed modules that were not rendered: pages without a known address, fragments that no tried page renders on the server. */
  untried: Type.Array(Type.String()),
});
export type SmokeRender = Static<typeof SmokeRender>;

/** Its response when it cannot try the release now. */
export const SmokeRenderRefusal = Type.Object({ message: Type.String() });
export type SmokeRenderRefusal = Static<typeof SmokeRenderRefusal>;
