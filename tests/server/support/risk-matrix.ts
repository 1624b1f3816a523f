import type { Schemas } from '#server/contract/types.ts';
import { at } from '#tests/server/identity/support.ts';

import { addOrganisation, addPerson, type Person } from './people.ts';
import type { TestServer } from './server.ts';

export type Matrix = Schemas['RiskMatrix'];
export type Proposal = Schemas['MatrixProposal'];

export interface Place {
  readonly organisation: Awaited<ReturnType<typeof addOrganisation>>;
  readonly manager: Person;
  readonly matrix: Matrix;
}

const isMatrix = (value: unknown): value is Matrix => at(value, 'bands') !== undefined;
export async function matrixOf(person: Person): Promise<Matrix> {
  const data = at((await person.call('/api/risk-matrix')).body, 'data');
  if (!isMatrix(data)) throw new Error('There is no matrix');
  return data;
}

export async function newPlace(server: TestServer): Promise<Place> {
  const organisation = await addOrganisation(server);
  const manager = await addPerson(server, { in: [{ organisation, role: 'ORG_MANAGER', level: 'DELETE' }] });
  return { organisation, manager, matrix: await matrixOf(manager) };
}

export const post = ({ manager }: Place, path: string, body: object, person = manager) =>
  person.call(path, { method: 'POST', body });

/** The stored matrix with changes. */
export const proposal = ({ matrix }: Place, changes: Partial<Proposal> = {}): Proposal => ({
  ...matrix,
  replacements: [],
  ...changes,
});

/** The lowest level of an axis is merged into the second, whose factor becomes 3; the others keep theirs. */
export function withoutLowest(place: Place, axis: 'likelihoods' | 'impacts'): Proposal {
  const [lowest, second, third, ...rest] = place.matrix[axis];
  if (lowest === undefined || second === undefined || third === undefined) throw new Error('The axis is too short');
  return proposal(place, {
    [axis]: [{ ...second, score: 2 }, third, ...rest],
    replacements: [{ levelId: lowest.id, replacedById: second.id }],
  });
}

export const apply = (place: Place, body: object, person = place.manager) =>
  post(place, '/api/risk-matrix/apply', body, person);
