import { expect } from 'vitest';

import type { Schemas } from '#server/contract/types.ts';
import { at, numberAt, textAt } from '#tests/server/identity/support.ts';

import { addOrganisation, addPerson, type Person } from '../support/people.ts';

type Step = Schemas['StepReference'];

export interface Place {
  readonly organisationId: string;
  readonly manager: Person;
  readonly likelihoods: readonly Step[];
  readonly impacts: readonly Step[];
}

export const isList = <Entry>(value: unknown): value is Entry[] => Array.isArray(value);

export async function listOf<Entry>(person: Person, path: string): Promise<Entry[]> {
  const { status, body } = await person.call(path);
  const found = at(body, 'data');
  const list = isList<Entry>(found) ? found : at(body, 'data.data');
  if (status !== 200 || !isList<Entry>(list)) throw new Error(`${path} was not answered: ${JSON.stringify(body)}`);
  return list;
}

const byScore = (steps: readonly Step[]) => steps.toSorted((one, other) => one.score - other.score);

/** A manager of an organisation of its own, whose scales are as every new organisation has them. */
export async function newPlace(server: Parameters<typeof addOrganisation>[0]): Promise<Place> {
  const organisation = await addOrganisation(server);
  const manager = await addPerson(server, { in: [{ organisation, role: 'ORG_MANAGER', level: 'DELETE' }] });
  return {
    organisationId: organisation.id,
    manager,
    likelihoods: byScore(await listOf<Step>(manager, '/api/risk-likelihood/options')),
    impacts: byScore(await listOf<Step>(manager, '/api/risk-impact/options')),
  };
}

/** Scores from 1 to 5, as every new organisation has them. */
export const assessment = ({ likelihoods, impacts }: Place, likelihood: number, impact: number) => ({
  likelihoodId: likelihoods[likelihood - 1]?.id,
  impactId: impacts[impact - 1]?.id,
});

export async function addRisk({ manager }: Place, body: object): Promise<Schemas['RecordVersion']> {
  const answer = await manager.call('/api/risk', { method: 'POST', body: { title: 'A risk', ...body } });
  return { id: textAt(answer.body, 'data.id'), version: numberAt(answer.body, 'data.version') };
}

export async function changeRisk({ manager }: Place, { id, version }: Schemas['RecordVersion'], body: object) {
  const answer = await manager.call(`/api/risk/${id}`, { method: 'PATCH', body: { version, ...body } });
  expect(answer.status).toBe(200);
  return { id, version: numberAt(answer.body, 'data.version') };
}

export const changesOf = ({ manager }: Place, query = '') =>
  listOf<Schemas['RiskScoreChange']>(manager, `/api/risk-scores/changes?perPage=50${query}`);
