import { bareControl, barePart, type CatalogueControl } from '#domain/catalogue-files/catalogue.ts';
import type { Schemas } from '#server/contract/types.ts';
import type { Answer } from '#tests/server/support/http.ts';
import type { Person } from '#tests/server/support/people.ts';

import { addStandard, entityOf, type ComplianceWorld } from './support.ts';

/** Controls by their codes with their texts. */
export type Texts = Readonly<Record<string, string>>;

const controlsWith = (texts: Texts): CatalogueControl[] =>
  Object.entries(texts).map(([code, text]) => ({
    ...bareControl(code, `Title of ${code}`),
    parts: [barePart('statement', text)],
    isAssessed: true,
  }));

export interface TwoVersions {
  readonly former: string;
  readonly newer: string;
}

/** Two published versions of a standard of the organisation's own. */
export async function addTwoVersions(
  world: ComplianceWorld,
  title: string,
  [before, now]: readonly [Texts, Texts],
): Promise<TwoVersions> {
  const { versionId: former, standardId } = await addStandard(world, { title, controls: controlsWith(before) });
  const { versionId: newer } = await addStandard(world, {
    title,
    number: '1.1',
    standardId,
    controls: controlsWith(now),
  });
  return { former, newer };
}

const lineagePath = (newer: string) => `/api/standard/version/${newer}/lineage`;

export const compare = (person: Person, { former, newer }: TwoVersions): Promise<Answer> =>
  person.call(lineagePath(newer), { method: 'POST', body: { fromVersionId: former } });

/** Decides on pairs of a lineage. */
export const decide = (
  person: Person,
  { former, newer }: TwoVersions,
  decisions: Partial<Schemas['LineageDecisions']>,
): Promise<Answer> =>
  person.call(lineagePath(newer), {
    method: 'PATCH',
    body: { fromVersionId: former, version: 1, confirmed: [], rejected: [], changes: [], finish: false, ...decisions },
  });

/** Compares two versions, says what the rule cannot know, and confirms the rest. */
export async function review(
  person: Person,
  versions: TwoVersions,
  changes: Schemas['LineageChange'][] = [],
): Promise<Schemas['StandardLineage']> {
  const compared = entityOf('StandardLineage', await compare(person, versions));
  const said = entityOf('StandardLineage', await decide(person, versions, { version: compared.version, changes }));
  const confirmed = said.pairs.map((_pair, place) => place);
  return entityOf(
    'StandardLineage',
    await decide(person, versions, { version: said.version, confirmed, finish: true }),
  );
}

const upgradePath = (id: string) => `/api/organisation-standards/${id}/upgrade`;

export const offerOf = async (person: Person, id: string): Promise<Schemas['UpgradeOffer']> =>
  entityOf('UpgradeOffer', await person.call(upgradePath(id)));

/** Upgrades to what is offered. */
export async function upgradeTo(
  person: Person,
  id: string,
  input: Partial<Schemas['UpgradeInput']> = {},
): Promise<Schemas['UpgradeOutcome']> {
  const { version, lineage } = await offerOf(person, id);
  const body = { version, versionId: lineage?.to.id ?? id, levels: [], confirmed: [], ...input };
  return entityOf('UpgradeOutcome', await person.call(upgradePath(id), { method: 'POST', body }));
}

export const undo = (person: Person, id: string, version: number): Promise<Answer> =>
  person.call(`${upgradePath(id)}/undo`, { method: 'POST', body: { version } });
