import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { competenceResults, type CompetentPerson } from '#domain/staff/competence.ts';
import type { Schemas } from '#server/contract/types.ts';
import { hold } from '#tests/unit/domain/properties/hold.ts';

type Level = Schemas['CompetenceLevel'];

const today = '2026-12-01';
const need = (level: Level, roleId = 'role') => ({ roleId, competenceId: 'c', level });
const held = (level: Level, trainingId: string | null = null) => ({ competenceId: 'c', level, trainingId });
const training = (id: string, expiresOn: string | null, title = 'Audit', doneOn: string | null = '2025-01-31') =>
  ({ id, kind: 'TRAINING', title, doneOn, expiresOn }) as const;

/** Someone of whom a practitioner is required. */
const person = (given: Partial<CompetentPerson> = {}): CompetentPerson => ({
  hasLeft: false,
  needs: [need('PRACTITIONER')],
  held: [],
  trainings: [],
  ...given,
});

describe('a required competence is', () => {
  test.each<[string, Partial<CompetentPerson>, Schemas['CompetenceState']]>([
    ['missing where nothing is recorded', {}, 'MISSING'],
    ['missing where another competence is recorded', { held: [{ ...held('EXPERT'), competenceId: 'd' }] }, 'MISSING'],
    ['met at the same level', { held: [held('PRACTITIONER')] }, 'MET'],
    ['met at a higher level', { held: [held('EXPERT')] }, 'MET'],
    ['below at a lower level', { held: [held('AWARE')] }, 'BELOW'],
    ['met by a training until its last day', { held: [held('EXPERT', 't')], trainings: [training('t', today)] }, 'MET'],
    ['met by a training for good', { held: [held('EXPERT', 't')], trainings: [training('t', null)] }, 'MET'],
    ['lapsed from the day after', { held: [held('EXPERT', 't')], trainings: [training('t', '2026-11-30')] }, 'LAPSED'],
    [
      'lapsed, not below, where it was known too little and is not proved any more',
      { held: [held('AWARE', 't')], trainings: [training('t', '2026-11-30')] },
      'LAPSED',
    ],
    [
      'met where a later training of the same title, whatever its case, renews it',
      { held: [held('EXPERT', 't')], trainings: [training('t', '2026-11-30'), training('u', '2027-11-30', 'AUDIT')] },
      'MET',
    ],
    [
      'lapsed where that one has expired too',
      { held: [held('EXPERT', 't')], trainings: [training('t', '2025-11-30'), training('u', '2026-11-30')] },
      'LAPSED',
    ],
    [
      'lapsed where one of another title is valid',
      { held: [held('EXPERT', 't')], trainings: [training('t', '2026-11-30'), training('u', null, 'First aid')] },
      'LAPSED',
    ],
    [
      'lapsed where the renewal is only planned',
      {
        held: [held('EXPERT', 't')],
        trainings: [training('t', '2026-11-30'), training('u', null, 'Audit', null)],
      },
      'LAPSED',
    ],
    ['lapsed where its training was removed', { held: [held('EXPERT', 't')] }, 'LAPSED'],
    [
      'met by what is valid, beside something higher that is not',
      { held: [held('EXPERT', 't'), held('PRACTITIONER')] },
      'MET',
    ],
    [
      'required at the highest level over the roles',
      { needs: [need('AWARE', 'a'), need('EXPERT', 'b')], held: [held('PRACTITIONER')] },
      'BELOW',
    ],
  ])('%s', (_case, given, state) => {
    expect(competenceResults(person(given), today)).toMatchObject([{ competenceId: 'c', state }]);
  });
});

test('nothing is required of someone who has left, or who has no role', () => {
  expect(competenceResults(person({ hasLeft: true }), today)).toEqual([]);
  expect(competenceResults(person({ needs: [] }), today)).toEqual([]);
});

test('a result names the highest level and every role that requires it', () => {
  const needs = [need('AWARE', 'a'), need('EXPERT', 'b')];
  expect(competenceResults(person({ needs, held: [held('AWARE')] }), today)).toEqual([
    { competenceId: 'c', required: 'EXPERT', roleIds: ['a', 'b'], held: 'AWARE', state: 'BELOW' },
  ]);
});

const level = fc.constantFrom<Level>('AWARE', 'PRACTITIONER', 'EXPERT');
const competenceId = fc.constantFrom('c', 'd', 'e');
const someone = fc.record({
  hasLeft: fc.constant(false),
  needs: fc.array(fc.record({ roleId: fc.constantFrom('a', 'b'), competenceId, level }), { maxLength: 6 }),
  held: fc.array(fc.record({ competenceId, level, trainingId: fc.constantFrom(null, 't', 'u', 'removed') }), {
    maxLength: 6,
  }),
  trainings: fc
    .tuple(fc.constantFrom(null, '2026-11-30', today), fc.constantFrom(null, '2026-11-30', today))
    .map(([t, u]) => [training('t', t), training('u', u, 'First aid')]),
});

it('another role never closes a gap, and another competence never opens one', () => {
  const met = (of: CompetentPerson) =>
    competenceResults(of, today).flatMap(({ competenceId: id, state }) => (state === 'MET' ? [id] : []));
  const known = (of: CompetentPerson) => competenceResults(of, today).map(({ competenceId: id }) => id);
  hold(
    fc.property(someone, competenceId, level, (one, id, at) => {
      const busier = { ...one, needs: [...one.needs, { roleId: 'new', competenceId: id, level: at }] };
      expect(met(one)).toEqual(expect.arrayContaining(met(busier).filter((each) => known(one).includes(each))));
      const abler = { ...one, held: [...one.held, { competenceId: id, level: at, trainingId: null }] };
      expect(met(abler)).toEqual(expect.arrayContaining(met(one)));
      expect(new Set(known(one)).size).toBe(known(one).length);
    }),
  );
});
