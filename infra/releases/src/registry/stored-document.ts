import { DiscoveryDocument, DiscoveryRelease } from 'shared-contracts/discovery';
import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { Refusal } from '../refusal.ts';
import { HistoryEntry } from './history.ts';

const RelativePath = Type.String({ pattern: '^mf-[a-z-]+/[A-Za-z0-9_@.\\-/]+$' });

const strict = { additionalProperties: false };

/** A release in the document on disk: as published, but with its addresses relative to the origin of the releases service. */
const StoredRollout = Type.Object(
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
export type StoredRollout = Static<typeof StoredRollout>;

/** A remote whose traffic a release watch has taken: what is put back when the watch ends. */
const Development = Type.Object(
  {
    /** Empty: it had no release. */
    before: Type.Array(StoredRollout),
    /** The watch; one that has died cannot put anything back. */
    owner: Type.Object({ machine: Type.String(), pid: Type.Integer() }, { additionalProperties: false }),
  },
  { additionalProperties: false },
);
export type Development = Static<typeof Development>;

/** `discovery.json`: the document without an origin, and what its readers need not see. */
const StoredDocument = Type.Object(
  {
    ...DiscoveryDocument.properties,
    microFrontends: Type.Record(Type.String({ pattern: '^@bergauf/mf-[a-z-]+$' }), Type.Array(StoredRollout), {
      // Else the pattern would let other keys pass with anything in them.
      ...strict,
    }),
    previous: Type.Optional(Type.Record(Type.String({ pattern: '^@bergauf/mf-[a-z-]+$' }), StoredRollout, strict)),
    /** Remotes that are switched off; their releases stay above, to be switched on again. */
    switchedOff: Type.Array(Type.String(), { uniqueItems: true }),
    /** Remotes under development, by key. */
    development: Type.Optional(Type.Record(Type.String(), Development)),
    /** The edit that made this revision: makes a history line good that a crash prevented. */
    lastEdit: Type.Union([HistoryEntry, Type.Null()]),
  },
  { additionalProperties: false },
);
export type StoredDocument = Static<typeof StoredDocument>;

const validator = Compile(StoredDocument);

const schema = 'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json';

export const emptyDocument = (): StoredDocument => ({
  schema: schema,
  revision: 0,
  microFrontends: {},
  switchedOff: [],
  lastEdit: null,
});

/** The key of a remote in the document. */
export const keyOf = (name: string): string => `@bergauf/${name}`;
export const nameOf = (key: string): string => key.slice('@bergauf/'.length);

/** Checks the form of a document on disk. @throws Refusal naming the first thing that is wrong */
export function parseStoredDocument(value: unknown): StoredDocument {
  if (validator.Check(value)) return value;
  const [first] = validator.Errors(value);
  throw new Refusal(`The discovery document is not valid: ${first?.instancePath || '/'} ${first?.message ?? ''}.`);
}
