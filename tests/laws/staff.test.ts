import { expect } from 'vitest';

import { monthsAfter } from '#domain/time/months-after.ts';
import { staffStatusValues } from '#openapi/generated/values.ts';
import type { Schemas } from '#server/contract/types.ts';
import type { Place } from '#tests/contract/place.ts';
import type { Body } from '#tests/contract/samples.ts';
import { at } from '#tests/server/identity/support.ts';

import { objectOf } from './fields.ts';
import { callsOf, entityOf } from './places.ts';
import { registerLaws } from './register-laws.ts';

/** Days on which a training of 12 months was done, so that it has expired, expires soon, and is valid for long. */
const doneMonthsAgo = [13, 11, 1] as const;

const monthsAgo = (months: number) => monthsAfter(new Date().toISOString().slice(0, 10), -months);

/** One role of those that the staff members have requires a competence, which every other one of them has. */
async function requireOne(place: Place, entities: readonly Body[]): Promise<string> {
  const { id: competenceId } = entityOf(await callsOf('Competences', place).create({ name: 'Lifting' }), 201);
  const roleId = entities.map((entity) => at(entity, 'roles.0.id')).find((id) => typeof id === 'string');
  const required = { competenceId, level: 'PRACTITIONER' };
  const { status } = await callsOf('StaffRoles', place).post(`${String(roleId)}/competences`, required);
  expect(status).toBe(200);
  return competenceId;
}

/** Every third staff member works for the organisation; three of four have a training, every other one a competence. */
async function vary(place: Place, entities: readonly Body[]): Promise<Body[]> {
  const { post, read } = callsOf('Staff', place);
  const competenceId = await requireOne(place, entities);
  const moved: Body[] = [];
  for (const [index, entity] of entities.entries()) {
    const months = doneMonthsAgo[index % 4];
    if (months !== undefined) {
      const training = { title: 'Awareness', doneOn: monthsAgo(months), validMonths: 12 };
      await post(`${String(entity['id'])}/trainings`, training);
    }
    if (index % 2 === 0) await post(`${String(entity['id'])}/competences`, { competenceId, level: 'EXPERT' });
    const change = { version: 1, action: 'ACTIVATE', day: '2026-11-02' };
    if (index % 3 === 0) await post(`${String(entity['id'])}/status`, change);
    moved.push(objectOf(await read(String(entity['id']))));
  }
  return moved;
}

registerLaws('Staff', {
  vary,
  orders: { status: staffStatusValues },
  values: {
    endsBy: ({ endsOn }: Schemas['StaffMember']) => endsOn,
    competenceGapId: ({ competenceGaps }: Schemas['StaffMember']) => competenceGaps,
    competenceMetId: ({ competencesMet }: Schemas['StaffMember']) => competencesMet,
  },
  choosing: { StaffRoles: (id) => ({ roleIds: id === null ? [] : [id] }) },
});
