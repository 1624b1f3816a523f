import { eq } from 'drizzle-orm';

import { bareCatalogue, bareControl, bareGroup, type CatalogueControl } from '#domain/catalogue-files/catalogue.ts';
import type { Relation } from '#domain/compliance/relations.ts';
import type { Schemas } from '#server/contract/types.ts';
import { mapping, mappingSet } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { storeVersion } from '#server/modules/standard/store.ts';
import { moveVersion } from '#server/modules/standard/versions.ts';
import type { Place } from '#tests/server/api/place.ts';
import type { Answer } from '#tests/server/support/http.ts';
import type { Person } from '#tests/server/support/people.ts';

/** What tests need to know of who does something where. */
export type ComplianceWorld = Pick<Place, 'server' | 'organisation' | 'owner'>;

export const inside = <T>({ server, organisation, owner }: ComplianceWorld, work: () => Promise<T>): Promise<T> =>
  server.database.inOrganisation({ organisationId: organisation.id, userId: owner.id }, work);

/** Controls `x-1`, `x-2`, … */
export const controlsOf = (prefix: string, count: number): CatalogueControl[] =>
  Array.from({ length: count }, (_, index) => ({
    ...bareControl(`${prefix}-${index + 1}`, `Control ${prefix} ${index + 1}`),
    isAssessed: true,
  }));

interface NewStandard {
  readonly title: string;
  readonly number?: string;
  readonly standardId?: string;
  readonly levels?: readonly string[];
  readonly controls: readonly CatalogueControl[];
  /** By their codes; without any, all controls are in one. */
  readonly groups?: Readonly<Record<string, readonly CatalogueControl[]>>;
  readonly isDraft?: boolean;
}

/** A standard of the organisation's own. @returns the id of its version */
export const addStandard = (
  world: ComplianceWorld,
  { title, number = '1.0', standardId, levels = [], controls, groups, isDraft = false }: NewStandard,
): Promise<{ readonly versionId: string; readonly standardId: string }> =>
  inside(world, async () => {
    const catalogue = {
      ...bareCatalogue,
      title,
      version: number,
      levels: levels.map((ref) => ({ ref, name: ref })),
      groups: Object.entries(groups ?? { g: controls }).map(([code, held]) => ({
        ...bareGroup(code, code === 'g' ? 'Group' : `Group ${code}`),
        controls: [...held],
      })),
    };
    const ownerId = world.organisation.id;
    const stored = await storeVersion(db, ownerId, {
      catalogue,
      standardId: standardId ?? null,
      assessedClasses: null,
      sourceSha256: '0'.repeat(64),
    });
    if (!isDraft)
      await moveVersion({ database: db, log: () => Promise.resolve() }, ownerId, {
        id: stored.versionId,
        action: 'PUBLISH',
      });
    return stored;
  });

export type NewMapping = readonly [
  sources: readonly string[],
  relation: Relation,
  targets: readonly string[],
  confidence?: number,
];

/** A published set of mappings of the organisation's own. @returns its id */
export const addMappings = (
  world: ComplianceWorld,
  {
    source,
    target,
    mappings,
  }: { readonly source: string; readonly target: string; readonly mappings: readonly NewMapping[] },
): Promise<string> =>
  inside(world, async () => {
    const ownerId = world.organisation.id;
    const [set] = await db
      .insert(mappingSet)
      .values({ ownerId, title: `${source} to ${target}`, source, target })
      .returning({ id: mappingSet.id });
    const setId = set?.id ?? '';
    for (let start = 0; start < mappings.length; start += 500)
      await db.insert(mapping).values(
        mappings.slice(start, start + 500).map(([sources, relation, targets, confidence], index) => ({
          ownerId,
          setId,
          number: start + index + 1,
          sources,
          relation,
          targets,
          confidence: confidence ?? null,
        })),
      );
    await db.update(mappingSet).set({ status: 'PUBLISHED', publishedAt: new Date() }).where(eq(mappingSet.id, setId));
    return setId;
  });

/** The data of an answer that must have succeeded. */
export function dataOf({ status, text, body }: Answer): unknown {
  if (status >= 300 || typeof body !== 'object' || body === null || !('data' in body))
    throw new Error(`${status} ${text.slice(0, 2000)}`);
  return body.data;
}

/** The server checks its answers against the contract: one that is there has the shape of its schema. */
const isA = <Name extends keyof Schemas>(_name: Name, data: unknown): data is Schemas[Name] =>
  typeof data === 'object' && data !== null;

/** The same as what the contract says that it is. */
export function entityOf<Name extends keyof Schemas>(name: Name, answer: Answer): Schemas[Name] {
  const data = dataOf(answer);
  if (!isA(name, data)) throw new Error(`No ${name} in ${answer.text.slice(0, 2000)}`);
  return data;
}

/** The same of a list. */
export function entriesOf<Name extends keyof Schemas>(name: Name, answer: Answer): Schemas[Name][] {
  const data = dataOf(answer);
  if (!Array.isArray(data)) throw new Error(`No list of ${name} in ${answer.text.slice(0, 2000)}`);
  return data.filter((one) => isA(name, one));
}

const choices = {
  levels: [],
  maturityModelId: null,
  targetMaturity: null,
  method: 'RESULT_SHARE',
  parameters: [],
} as const;

/** Adopts a version through the API. */
export const adopt = async (
  person: Person,
  versionId: string,
  more: Partial<Schemas['AdoptionInput']> = {},
): Promise<Schemas['AdoptedStandard']> =>
  entityOf(
    'AdoptedStandard',
    await person.call('/api/organisation-standards/adopt', {
      method: 'POST',
      body: { ...choices, versionId, ...more },
    }),
  );

/** The positions of an adopted standard by the references of their controls. */
export async function positionsByRef(
  person: Person,
  adoptedStandardId: string,
): Promise<(ref: string) => Schemas['ControlPosition']> {
  const all = entriesOf(
    'ControlPosition',
    await person.call(`/api/control-position?adoptedStandardId=${adoptedStandardId}`),
  );
  return (ref) => {
    const found = all.find((one) => one.ref === ref);
    if (found === undefined) throw new Error(`There is no position ${ref}`);
    return found;
  };
}

export const detailsOf = async (person: Person, id: string): Promise<Schemas['PositionDetails']> =>
  entityOf('PositionDetails', await person.call(`/api/control-position/${id}`));

export const answerBody = (
  result: Schemas['ComplianceResult'],
  more: Partial<Schemas['ControlResponseInput']> = {},
): Schemas['ControlResponseInput'] => ({ version: 0, result, maturity: null, observation: '', ...more });

/** Answers a position through its own control. */
export const answerPosition = (person: Person, id: string, body: Schemas['ControlResponseInput']): Promise<Answer> =>
  person.call(`/api/control-position/${id}/response`, { method: 'POST', body });

/** An own control that has been answered. */
export async function addOwnControl(
  person: Person,
  title: string,
  result: Schemas['ComplianceResult'] = 'NOT_ASSESSED',
  maturity: number | null = null,
): Promise<Schemas['OwnControl']> {
  const created = entityOf(
    'OwnControl',
    await person.call('/api/organisation-control', { method: 'POST', body: { title, implementation: 'IMPLEMENTED' } }),
  );
  if (result === 'NOT_ASSESSED') return created;
  return respond(person, created, answerBody(result, { maturity }));
}

export const respond = async (
  person: Person,
  { id, version }: Pick<Schemas['OwnControl'], 'id' | 'version'>,
  body: Schemas['ControlResponseInput'],
): Promise<Schemas['OwnControl']> =>
  entityOf(
    'OwnControl',
    await person.call(`/api/organisation-control/${id}/response`, { method: 'POST', body: { ...body, version } }),
  );

export const link = async (
  person: Person,
  positionId: string,
  ownControlId: string,
  relation: Relation,
): Promise<Schemas['PositionDetails']> =>
  entityOf(
    'PositionDetails',
    await person.call(`/api/control-position/${positionId}/links`, {
      method: 'POST',
      body: { ownControlId, relation },
    }),
  );

export const changePosition = (person: Person, id: string, body: Schemas['PositionChanges']): Promise<Answer> =>
  person.call(`/api/control-position/${id}`, { method: 'PATCH', body });
