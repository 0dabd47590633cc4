import { remoteName } from 'shared-contracts/discovery';
import Type, { type Static } from 'typebox';

/** The registry's response to `GET /api/v1/preview-key`: the public key that verifies the claims of links. */
export const PreviewKey = Type.Object({
  /** PEM. */
  key: Type.String(),
});
export type PreviewKey = Static<typeof PreviewKey>;

const common = {
  remote: Type.String({ pattern: `^${remoteName}$` }),
  /** ISO 8601. */
  expiresAt: Type.String({ pattern: '^[0-9T:.Z-]{20,30}$' }),
};
const strict = { additionalProperties: false };

/** Claims of a link that shows a release of the registry to one browser. */
export const ReleaseClaims = Type.Object(
  { ...common, version: Type.String({ pattern: '^[0-9A-Za-z.-]{1,60}$' }) },
  strict,
);
export type ReleaseClaims = Static<typeof ReleaseClaims>;

/** Claims of a link that shows the builds of the development server at `origin`, which signs with `key` (PEM, public), to one browser. */
export const OverrideClaims = Type.Object(
  {
    ...common,
    origin: Type.String({ pattern: String.raw`^https?://[a-z0-9.-]{1,100}(:\d{1,5})?$` }),
    key: Type.String({ maxLength: 200 }),
  },
  strict,
);
export type OverrideClaims = Static<typeof OverrideClaims>;

/** What the registry signs in a link to `/_shell/preview/<claims>`. */
export const LinkClaims = Type.Union([ReleaseClaims, OverrideClaims]);
export type LinkClaims = Static<typeof LinkClaims>;
