import { expect } from 'vitest';

import { send } from '#tests/contract/adopted-standard.ts';
import { plannedAssessment, takeAction } from '#tests/contract/compliance-assessment-fixtures.ts';
import { anotherMember } from '#tests/contract/risk-acceptance-fixtures.ts';
import type { Body, Stored } from '#tests/contract/samples.ts';
import { useLawPlaces } from '#tests/laws/places.ts';
import { at, numberAt } from '#tests/server/identity/support.ts';
import type { Person } from '#tests/server/support/people.ts';
import { shared } from '#tests/server/support/shared.ts';

interface People {
  readonly owner: Person;
  readonly assessor: Person;
  readonly reviewer: Person;
}

/** The entries of a list in an answer. */
export function rowsIn(body: unknown, path: string): unknown[] {
  const rows = at(body, path);
  if (!Array.isArray(rows)) throw new Error(`${path} is no list`);
  return rows;
}

/** The people of assessments, and what they do with them. */
export function useAssessments() {
  const places = useLawPlaces();
  const made = shared(async (): Promise<People> => {
    const { harbour } = places();
    return { owner: harbour.owner, assessor: await anotherMember(harbour), reviewer: await anotherMember(harbour) };
  });
  const people = (): People => made;
  const plan = (given: Body = {}) => {
    const { assessor, reviewer } = made;
    return plannedAssessment(places().harbour, { assessor, reviewer, ...given });
  };
  const act = (person: Person, stored: Stored, body: Body) => takeAction(places().harbour, person, stored, body);
  const get = (path: string, person = people().owner) => person.call(`/api/compliance-assessment/${path}`);
  const post = (person: Person, path: string, body: Body) => send(places().harbour, person, { path, body });
  const judge = (person: Person, id: string, positionId: string, body: Body) =>
    send(places().harbour, person, {
      path: `compliance-assessment/${id}/edit-controls/${positionId}`,
      method: 'PATCH',
      body,
    });
  const answer = (positionId: string, result: string, version = 0) => {
    const body = { version, result, maturity: null, observation: '' };
    return post(people().assessor, `control-position/${positionId}/response`, body);
  };
  /** Takes an action that must work, and returns the assessment after it. */
  async function done(person: Person, stored: Stored, body: Body): Promise<Stored> {
    const { status, body: answered } = await act(person, stored, body);
    expect({ status, errors: at(answered, 'errors') }).toEqual({ status: 200, errors: undefined });
    return { id: stored.id, version: numberAt(answered, 'data.version') };
  }
  async function started(given: Body = {}) {
    const planned = await plan(given);
    return { ...planned, ...(await done(people().assessor, planned, { action: 'START' })) };
  }
  return { places, people, plan, act, get, post, judge, answer, done, started };
}
