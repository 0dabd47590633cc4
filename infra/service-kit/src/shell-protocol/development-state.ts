import Type, { type Static } from 'typebox';

/** Most characters of the signed text, most of which may be a build's error message. */
export const longestState = 40_000;

/** Most characters of a build's error message. */
export const longestBuildError = 4_000;

/** Most modules that update a page; one that is further behind reloads. */
export const mostRefreshed = 100;

const Version = Type.String({ pattern: String.raw`^\d[\w.-]{0,39}$` });

const Refresh = Type.Object({
  from: Version,
  modules: Type.Array(Type.String({ maxLength: 150 }), { maxItems: mostRefreshed }),
});
/** Modules that update a page of version `from`, or a later one, to the newest build without a reload. */
export type Refresh = Static<typeof Refresh>;

/** What a development server signs: its newest good build, null while there is none, and why its sources cannot be built now. */
export const DevelopmentState = Type.Object({
  /** Differs after each build and each failure. */
  change: Type.String({ pattern: String.raw`^[0-9a-f]{8}-\d{1,9}$` }),
  build: Type.Union([
    Type.Object({
      version: Version,
      manifestIntegrity: Type.String({ pattern: String.raw`^sha384-[\w+/=]{1,73}$` }),
      /** Older development servers do not send it. */
      refresh: Type.Optional(Refresh),
    }),
    Type.Null(),
  ]),
  error: Type.Union([Type.String({ maxLength: longestBuildError }), Type.Null()]),
});
export type DevelopmentState = Static<typeof DevelopmentState>;

/** Response to `GET /state` of a development server; with `?after=<change>` it waits for the next change. */
export const SignedDevelopmentState = Type.Object({
  /** A `DevelopmentState`, signed, so that no other program on its port can pass anything to the shop. */
  state: Type.String({ maxLength: longestState }),
});
export type SignedDevelopmentState = Static<typeof SignedDevelopmentState>;
