import { channelPattern } from '@bergauf/service-kit/shell-protocol/channel';
import { OverrideClaims } from '@bergauf/service-kit/shell-protocol/preview';
import { remoteName } from 'shared-contracts/discovery';
import Type, { type Static } from 'typebox';
import { HistoryEntry } from '../registry/history/history.ts';
import { RefusedShell, UnknownCallers } from '../shells/refused-shells.ts';
import { RegisteredShell } from '../shells/registered-shells.ts';

const strict = { additionalProperties: false };
const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** Version of the API's paths and fields, as in the OpenAPI document. */
export const apiVersion = '1.9.0';

export const Release = Type.Object({
  version: Type.String(),
  isStored: Type.Boolean(),
  traffic: Type.Integer(),
  isDefault: Type.Boolean(),
  since: nullable(Type.String()),
  /** The edit that withdrew it; missing if none did, or if it has been in traffic since. */
  withdrawn: Type.Optional(
    Type.Object({
      at: Type.String(),
      who: Type.String(),
      how: Type.Enum(['was rolled back', 'was withdrawn as a canary']),
      note: nullable(Type.String()),
    }),
  ),
  /** Why the gate refuses it for its size; missing if it does not. */
  oversized: Type.Optional(Type.Array(Type.String())),
  /** For a canary: whether it advances automatically, and a text on what it waits for or why it stopped. Missing until it is first observed. */
  canary: Type.Optional(Type.Object({ isMoving: Type.Boolean(), text: Type.String() })),
});

export const Remote = Type.Object({
  name: Type.String(),
  isOff: Type.Boolean(),
  isDevelopment: Type.Boolean(),
  pin: nullable(Type.String()),
  /** How many running shells serve what is wanted, and since when all of them do; null while none has registered. */
  served: Type.Optional(
    nullable(Type.Object({ by: Type.Integer(), of: Type.Integer(), since: nullable(Type.String()) })),
  ),
  /** Target of a rollback, unless running shells have a problem with that release; missing: there is no earlier one. */
  rollbackTo: Type.Optional(Type.String()),
  releases: Type.Array(Release),
});

export const RemoteList = Type.Object({
  /** Revision of the discovery document, for `If-Match`. */
  revision: Type.Integer(),
  remotes: Type.Array(Remote),
});

export const HistoryList = Type.Object({
  /** Oldest first. */
  entries: Type.Array(HistoryEntry),
  damagedLines: Type.Array(Type.Integer()),
});

export const Owner = Type.Object({ machine: Type.String({ maxLength: 60 }), pid: Type.Integer() }, strict);

export const DevelopmentList = Type.Object({
  developments: Type.Array(Type.Object({ name: Type.String(), owner: Owner })),
});

export const ShellList = Type.Object({
  shells: Type.Array(RegisteredShell),
  /** Shells whose reports are refused because of their token; older registries omit them. */
  refused: Type.Optional(Type.Array(RefusedShell)),
  /** Others whose reports are refused; omitted if there are none, and by older registries. */
  refusedUnknown: Type.Optional(UnknownCallers),
});

/** An edit's history entry; null when nothing had to be changed. */
export const EditResult = Type.Object({
  entry: nullable(HistoryEntry),
  /** Exposed modules of the release that no shell has rendered before it got traffic. */
  untried: Type.Optional(Type.Array(Type.String())),
});

/** One sentence for each running shell that cannot show the release because its contracts differ; omitted if there are none. */
const ExcludedShells = Type.Optional(Type.Array(Type.String()));

export const StoredResult = Type.Object({
  name: Type.String(),
  version: Type.String(),
  /** False when the very same release was stored before. */
  isNew: Type.Boolean(),
  /** Releases that the retention has removed. */
  removed: Type.Array(Type.String()),
  /** Why the gate will refuse it for its size; older registries omit it. */
  oversized: Type.Optional(Type.Array(Type.String())),
  objections: ExcludedShells,
});

export const PruneResult = Type.Object({ removed: Type.Array(Type.String()) });

export const PreviewResult = Type.Object({
  /** Signed text; appended to a shop's `/_shell/preview/` it shows the release. */
  preview: Type.String(),
  expiresAt: Type.String(),
  objections: ExcludedShells,
});
export type PreviewResult = Static<typeof PreviewResult>;

/** Origin from which a shop may load a frontend, and the key (PEM) that verifies what that origin offers. */
export const OverrideBody = Type.Object(
  {
    origin: OverrideClaims.properties.origin,
    key: Type.String({ maxLength: 200, pattern: '^-----BEGIN PUBLIC KEY-----' }),
    hours: Type.Integer({ minimum: 1, maximum: 24 }),
  },
  strict,
);

export const Failure = Type.Object({
  /** Code for programs. */
  error: Type.String(),
  /** One sentence for operators. */
  message: Type.String(),
  /** With `changed`: the latest edits that were made meanwhile, oldest first. */
  changes: Type.Optional(Type.Array(HistoryEntry)),
});
export type Failure = Static<typeof Failure>;

/** The failures of a route, in its description. */
export const failures = { '4xx': Failure, '5xx': Failure };

/** A route that needs a token, in its description. */
export const security = [{ token: [] }];

export const ChannelName = Type.String({ pattern: channelPattern });
export const ChannelList = Type.Object({ channels: Type.Array(Type.String()) });

export const Name = Type.String({ pattern: `^${remoteName}$` });
export const Version = Type.String({ maxLength: 60 });
/** One line without control characters, which terminals of operators would execute. */
export const Note = Type.String({
  minLength: 1,
  maxLength: 500,
  pattern: String.raw`^[^\u0000-\u001f\u007f-\u009f]*$`,
});

const common = { note: Type.Optional(Note), force: Type.Optional(Type.Boolean()) };

/** Bodies of edits, by action. */
export const editBodies = {
  promote: Type.Object({ version: Version, ...common }, strict),
  rollback: Type.Object({ version: Type.Optional(Version), ...common }, strict),
  canary: Type.Object({ version: Version, percent: Type.Integer({ minimum: 0, maximum: 100 }), ...common }, strict),
  disable: Type.Object({ note: common.note }, strict),
  enable: Type.Object(common, strict),
  develop: Type.Object({ version: Version, owner: Owner }, strict),
  restore: Type.Object({ owner: Owner }, strict),
  pin: Type.Object({ reason: Note }, strict),
  unpin: Type.Object({ note: common.note }, strict),
  annotate: Type.Object({ version: Version, note: Note }, strict),
} as const;
export type EditAction = keyof typeof editBodies;
