import { lazyValidator } from '@bergauf/service-kit/lazy-validator';
import { DiscoveryDocument, DiscoveryRelease, remoteName } from 'shared-contracts/discovery';
import Type, { type Static } from 'typebox';
import { Refusal } from '../../refusal.ts';
import { HistoryEntry } from '../history/history.ts';

const RelativePath = Type.String({ pattern: `^${remoteName}/[A-Za-z0-9_@.\\-/]+$` });

const strict = { additionalProperties: false };

/** A release in the document on disk: as published, but with URLs relative to the origin of the releases service. */
const StoredDeployment = Type.Object(
  {
    ...DiscoveryRelease.properties,
    url: RelativePath,
    extras: Type.Object(
      { ...DiscoveryRelease.properties.extras.properties, baseUrl: RelativePath },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
);
export type StoredDeployment = Static<typeof StoredDeployment>;

/** A remote under development: what is restored when the development ends. */
const Development = Type.Object(
  {
    /** Empty: the remote had no release. */
    before: Type.Array(StoredDeployment),
    /** The process that develops it; if it was killed, another one restores the traffic. */
    owner: Type.Object({ machine: Type.String(), pid: Type.Integer() }, { additionalProperties: false }),
  },
  { additionalProperties: false },
);
export type Development = Static<typeof Development>;

/** `discovery.json`: the document without an origin, with fields that are not published. */
const StoredDocument = Type.Object(
  {
    ...DiscoveryDocument.properties,
    microFrontends: Type.Record(Type.String({ pattern: `^@bergauf/${remoteName}$` }), Type.Array(StoredDeployment), {
      // Otherwise keys that do not match the pattern would accept any value.
      ...strict,
    }),
    previous: Type.Optional(
      Type.Record(Type.String({ pattern: `^@bergauf/${remoteName}$` }), StoredDeployment, strict),
    ),
    /** Remotes that are switched off; their releases stay in `microFrontends`, to be switched on again. */
    switchedOff: Type.Array(Type.String(), { uniqueItems: true }),
    /** Remotes under development, by key. */
    development: Type.Optional(Type.Record(Type.String(), Development)),
    /** Reasons, by key, why a remote's traffic must not be changed. */
    pinned: Type.Optional(Type.Record(Type.String({ pattern: `^@bergauf/${remoteName}$` }), Type.String(), strict)),
    /** The edit that made this revision; restores a history line that a crash prevented. */
    lastEdit: Type.Union([HistoryEntry, Type.Null()]),
  },
  { additionalProperties: false },
);
export type StoredDocument = Static<typeof StoredDocument>;

const validator = lazyValidator(StoredDocument);

const schema = 'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json';

export const emptyDocument = (): StoredDocument => ({
  schema: schema,
  revision: 0,
  microFrontends: {},
  switchedOff: [],
  lastEdit: null,
});

/** A remote's key in the document. */
export const keyOf = (name: string): string => `@bergauf/${name}`;
export const nameOf = (key: string): string => key.slice('@bergauf/'.length);

/** Checks the shape of a document on disk. @throws Refusal that names the first error */
export function parseStoredDocument(value: unknown): StoredDocument {
  if (validator.Check(value)) return value;
  const [first] = validator.Errors(value);
  throw new Refusal(`The discovery document is not valid: ${first?.instancePath || '/'} ${first?.message ?? ''}.`);
}
