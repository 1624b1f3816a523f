import { takeFindingStep } from '#tests/contract/finding-fixtures.ts';
import { anotherMember } from '#tests/contract/risk-acceptance-fixtures.ts';
import { create, unique, type Body, type Stored } from '#tests/contract/samples.ts';
import type { LawPlaces } from '#tests/laws/places.ts';
import { numberAt } from '#tests/server/identity/support.ts';
import type { Person } from '#tests/server/support/people.ts';

interface Begun extends Stored {
  readonly owner: Person;
  readonly verifier: Person;
}

/** The findings of an organisation that are worked on, and their changes. */
export function findingsOf(places: () => LawPlaces) {
  /** A finding that is worked on by its owner, and is to be checked by someone else. */
  async function begun(given: Body = {}): Promise<Begun> {
    const { harbour } = places();
    const [owner, verifier] = [await anotherMember(harbour), await anotherMember(harbour)];
    const finding = await create(harbour, 'Findings', {
      title: `${harbour.marker} ${unique()}`,
      kind: 'MAJOR',
      raisedOn: '2026-04-01',
      dueOn: '2099-12-31',
      ownerId: owner.id,
      verifierId: verifier.id,
      ...given,
    });
    const { body } = await takeFindingStep(harbour, owner, finding, { action: 'START' });
    return { id: finding.id, version: numberAt(body, 'data.version'), owner, verifier };
  }

  const change = async ({ id, version }: Stored, changes: Body): Promise<Stored> => {
    const path = `/api/non-conformance/${id}`;
    const { body } = await places().harbour.owner.call(path, { method: 'PATCH', body: { version, ...changes } });
    return { id, version: numberAt(body, 'data.version') };
  };
  return { begun, change };
}
