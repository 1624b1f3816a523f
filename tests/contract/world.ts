import { organisationRoles, platformRoles } from '#openapi/access.ts';
import { connect } from '#server/database/connections.ts';
import { addOrganisation, addPerson, type Person, type TestOrganisation } from '#tests/server/support/people.ts';
import { startTestServer, type TestServer } from '#tests/server/support/server.ts';

import type { DeclaredAccess } from './contract.ts';
import type { Place } from './place.ts';
import type { Sender } from './requests.ts';

/** H, a full organisation with its owner, and M, another that must not learn anything about it. */
export interface World {
  readonly server: TestServer;
  readonly h: Place;
  readonly m: Place;
  /** Administers the platform, and belongs to no organisation. */
  readonly platformOwner: Person;
  /** The stored rows of an organisation, by table: their number and hash. Not restricted by row-level security. */
  rowsOf(place: Place): Promise<Readonly<Record<string, string>>>;
  close(): Promise<void>;
}

async function openPlace(server: TestServer, marker: string): Promise<Place> {
  const organisation = await addOrganisation(server);
  const owner = await addPerson(server, { in: [{ organisation, role: 'ORG_ADMIN', level: 'DELETE' }] });
  return { server, organisation, owner, marker };
}

/** Reads every tenant table in one statement. */
async function openRows(server: TestServer) {
  const client = await connect(server.owner);
  const { rows: tables } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'organisation_id' order by table_name`,
  );
  const columns = tables.map(
    ({ name }) =>
      `(select concat_ws(' rows: ', count(*), sum(hashtextextended(t::text, 0)::numeric))
        from ${name} t where organisation_id = $1) as ${name}`,
  );
  const text = `select ${columns.join(', ')}`;
  return {
    async read(organisationId: string): Promise<Readonly<Record<string, string>>> {
      const { rows } = await client.query<Record<string, string>>({ name: 'rows', text, values: [organisationId] });
      return rows[0] ?? {};
    },
    close: () => client.end(),
  };
}

export async function openWorld(): Promise<World> {
  const server = await startTestServer();
  const h = await openPlace(server, 'Harbour');
  const m = await openPlace(server, 'Meridian');
  const platformOwner = await addPerson(server, { platform: { role: 'SUPER_ADMIN', level: 'DELETE' } });
  const rows = await openRows(server);
  return {
    server,
    h,
    m,
    platformOwner,
    rowsOf: ({ organisation }) => rows.read(organisation.id),
    async close() {
      await rows.close();
      await server.close();
    },
  };
}

/** A person with every right that operations of this audience require. */
export const ownerFor = ({ h, platformOwner }: World, access: DeclaredAccess | undefined): Person =>
  access?.audience === 'platform' ? platformOwner : h.owner;

interface HeldRole {
  readonly role: string;
  /** For every feature; none by default. */
  readonly level?: string;
  /** Whether the features that operations require are enabled for the organisation. */
  readonly owns: boolean;
}

/** A kind of caller: the facts from which the contract derives its permissions, and its requests. */
export interface CallerKind {
  readonly name: string;
  readonly signedIn: boolean;
  readonly inUse: boolean;
  readonly organisation?: HeldRole;
  readonly platform?: HeldRole;
  readonly sender: Sender;
  /** The person behind a token; undefined without one. */
  readonly person?: Person;
}

type Facts = Pick<CallerKind, 'organisation' | 'platform'>;

async function inUse(name: string, person: Promise<Person>, organisation: TestOrganisation, facts: Facts) {
  const who = await person;
  const sender: Sender = { call: (path, call) => who.call(path, { organisation: organisation.id, ...call }) };
  return { name, signedIn: true, inUse: true, ...facts, sender, person: who };
}

async function notInUse(name: string, { server, h }: World, state: { approved: boolean; active: boolean }) {
  const person = await addPerson(server, {
    ...state,
    in: [{ organisation: h.organisation, role: 'ORG_ADMIN', level: 'DELETE' }],
    platform: { role: 'SUPER_ADMIN', level: 'DELETE' },
  });
  return { name, signedIn: true, inUse: false, sender: person, person };
}

function withoutToken({ server, h }: World): CallerKind[] {
  const organisation = h.organisation.id;
  const as = (name: string, token?: string): CallerKind => ({
    name,
    signedIn: false,
    inUse: false,
    sender: { call: (path, call) => server.call(path, { organisation, token, ...call }) },
  });
  return [as('no token'), as('a malformed token', 'garbage'), as('a token of three parts', 'e30.e30.e30')];
}

/** Each role with every right, and one role with each of the levels below. */
const everyRole = <Role extends string>(roles: readonly Role[], ranked: Role) => [
  ...roles.map((role) => ({ role, level: 'DELETE' as const })),
  ...(['VIEW', 'ADD', 'EDIT'] as const).map((level) => ({ role: ranked, level })),
  { role: ranked },
];

const nameOf = ({ role, level = 'no rights' }: { role: string; level?: string }) => `${role} with ${level}`;

async function membersOf({ server, h: { organisation } }: World): Promise<CallerKind[]> {
  const kinds: CallerKind[] = [];
  for (const standing of everyRole(organisationRoles, 'ORG_MANAGER')) {
    const person = addPerson(server, { in: [{ organisation, ...standing }] });
    kinds.push(await inUse(nameOf(standing), person, organisation, { organisation: { ...standing, owns: true } }));
  }
  return kinds;
}

async function administrators({ server, h: { organisation } }: World): Promise<CallerKind[]> {
  const kinds: CallerKind[] = [];
  for (const standing of everyRole(platformRoles, 'ADMIN')) {
    const person = addPerson(server, { platform: standing });
    kinds.push(await inUse(nameOf(standing), person, organisation, { platform: { ...standing, owns: true } }));
  }
  return kinds;
}

/** An organisation without features, whose administrator was once given rights to all of them. */
async function ofBareOrganisation({ server }: World): Promise<CallerKind> {
  const organisation = await addOrganisation(server, []);
  const standing = { role: 'ORG_ADMIN', level: 'DELETE' } as const;
  const person = addPerson(server, { in: [{ organisation, ...standing }] });
  const name = 'ORG_ADMIN where the organisation lacks the feature';
  return inUse(name, person, organisation, { organisation: { ...standing, owns: false } });
}

/** Every kind of caller that the contract distinguishes. All but one name H as their organisation. */
export async function callerKinds(world: World): Promise<CallerKind[]> {
  const stranger = addPerson(world.server);
  return [
    ...withoutToken(world),
    await notInUse('an account under review', world, { approved: false, active: true }),
    await notInUse('a deactivated account', world, { approved: true, active: false }),
    await inUse('a user without an organisation', stranger, world.h.organisation, {}),
    await inUse('a member of another organisation', Promise.resolve(world.m.owner), world.h.organisation, {}),
    await ofBareOrganisation(world),
    ...(await membersOf(world)),
    ...(await administrators(world)),
  ];
}
