import Type, { type Static } from 'typebox';

/**
 * Pattern of a frontend's name, such as `mf-header`. It has no anchors, so that longer patterns can contain it: `^${remoteName}$` matches
 * the whole name. At most 30 characters after `mf-`, 33 in all.
 */
export const remoteName = 'mf-[a-z-]{1,30}';

/** Subresource integrity, base64: SHA-256 for the files of releases, SHA-384 for manifests and for files of releases before 3.7. */
const Integrity = Type.String({ pattern: '^sha(384-[A-Za-z0-9+/]{64}|256-[A-Za-z0-9+/]{43}=)$' });
const Version = Type.String({ pattern: '^\\d+\\.\\d+\\.\\d+(-[0-9A-Za-z.-]+)?$' });
/** A path below the release folder; segments `.` and `..` would lead out of it. */
const File = Type.String({ pattern: '^(?!(.*/)?\\.{1,2}(/|$))[A-Za-z0-9_@.\\-]+(/[A-Za-z0-9_@.\\-]+)*$' });
/** Inserted in attributes and headers without escaping. */
const url = 'https?://[^\\s"\'<>\\\\]+';
const strict = { additionalProperties: false };

/** See `QueryParameter` of the remote contract. */
const QueryParameter = Type.Object(
  {
    name: Type.String({ pattern: '^[a-z][a-z0-9_]{0,39}$' }),
    value: Type.Union([Type.Literal('text'), Type.Literal('ids')]),
    isPage: Type.Optional(Type.Boolean()),
  },
  strict,
);

/**
 * Address of a page that is not in the shell's own route table. The first segment of `path` belongs to one frontend; `:name` and a final
 * `*` are parameters of the page's loader. `browser`: a page of one shopper, which the server does not render.
 */
const DeclaredRoute = Type.Object(
  {
    path: Type.String({
      pattern: '^[a-z][a-z0-9-]{2,39}(/(:[a-z][A-Za-z0-9]{0,29}|[a-z0-9][a-z0-9-]{0,39})){0,4}(/\\*)?$',
    }),
    rendered: Type.Union([Type.Literal('server'), Type.Literal('browser')]),
    /** Page-data group for analytics; undefined: the page sends none. */
    group: Type.Optional(Type.Enum(['home', 'item_detail', 'services', 'shop', 'other'])),
  },
  strict,
);

/**
 * Files that one exposed module needs beyond the remote entry, relative to the release folder; for a page, also the parameters that its
 * server rendering reads.
 */
export const ExposeAssets = Type.Object(
  {
    scripts: Type.Array(File),
    styles: Type.Array(File),
    /** Query parameters in the order of the normal form of an address. */
    query: Type.Optional(Type.Array(QueryParameter, { maxItems: 30 })),
    /** Where the shop shows the page. */
    route: Type.Optional(DeclaredRoute),
  },
  strict,
);

/** Alternative sets of a fragment's props: name, with `?` where it is optional, to type. */
const Shapes = Type.Array(Type.Record(Type.String({ maxLength: 60 }), Type.String({ maxLength: 500 })));
const Events = Type.Array(Type.String({ pattern: '^[a-z][a-z-]{0,59}$' }));

/** What a frontend uses of others: fragments by their id, and events that it listens to. */
const Uses = Type.Object(
  {
    fragments: Type.Record(Type.String({ pattern: `^${remoteName}/[a-z][a-z0-9-]*$` }), Shapes, strict),
    events: Events,
  },
  strict,
);
/** What it provides to others: fragments by the name of their module, and events that it emits. */
const Provides = Type.Object(
  { fragments: Type.Record(Type.String({ pattern: '^[a-z][a-z0-9-]*$' }), Shapes, strict), events: Events },
  strict,
);

/** What `release` writes beside the built files, as `manifest.json`. Immutable once stored. */
export const ReleaseManifest = Type.Object(
  {
    name: Type.String({ pattern: `^${remoteName}$` }),
    version: Version,
    /** Semver range of `shared-contracts` versions that this release can run with. */
    contractRange: Type.String({ minLength: 1 }),
    /** Browser entry, relative to the release folder: `client/remoteEntry.<hash>.js`. */
    clientEntry: File,
    /** Server entry, relative to the release folder. */
    serverEntry: File,
    /** Exposed module name without `./` to the browser files it needs. */
    exposes: Type.Record(Type.String({ pattern: '^[a-z][a-z0-9-]*$' }), ExposeAssets, strict),
    /** Read from the sources by the build. Releases older than contract 3.4.0 declare nothing. */
    uses: Type.Optional(Uses),
    provides: Type.Optional(Provides),
    /** Hash of every file of the release, without the manifest itself, by path. */
    files: Type.Record(File, Integrity, strict),
  },
  strict,
);
export type ReleaseManifest = Static<typeof ReleaseManifest>;
export type ExposeAssets = Static<typeof ExposeAssets>;
export type DeclaredRoute = Static<typeof DeclaredRoute>;

/** One release in the discovery document, in the Frontend Discovery schema; our own fields are in `extras`. */
export const DiscoveryRelease = Type.Object(
  {
    /** Absolute URL of the browser entry. */
    url: Type.String({ pattern: `^${url}$` }),
    metadata: Type.Object({ integrity: Integrity, version: Version }, strict),
    deployment: Type.Object({ traffic: Type.Integer({ minimum: 0, maximum: 100 }), default: Type.Boolean() }, strict),
    extras: Type.Object(
      {
        /** Absolute URL of the release folder, with closing slash. */
        baseUrl: Type.String({ pattern: `^${url}/$` }),
        /** Hash of manifest.json as stored; the manifest contains the hash of every file of the release. */
        manifestIntegrity: Integrity,
        manifest: ReleaseManifest,
      },
      strict,
    ),
  },
  strict,
);
export type DiscoveryRelease = Static<typeof DiscoveryRelease>;

export const DiscoveryDocument = Type.Object(
  {
    schema: Type.String(),
    /** Incremented with every write, so that a reader can tell which document is newer. */
    revision: Type.Integer({ minimum: 0 }),
    /** `@bergauf/mf-header` to its releases in traffic. An empty list: switched off. */
    microFrontends: Type.Record(
      Type.String({ pattern: `^@bergauf/${remoteName}$` }),
      Type.Array(DiscoveryRelease),
      strict,
    ),
    /**
     * For each frontend the release that served before the default one, for servers that find the default damaged and have no earlier one
     * of their own. Its traffic is 0.
     */
    previous: Type.Optional(
      Type.Record(Type.String({ pattern: `^@bergauf/${remoteName}$` }), DiscoveryRelease, strict),
    ),
  },
  strict,
);
export type DiscoveryDocument = Static<typeof DiscoveryDocument>;
