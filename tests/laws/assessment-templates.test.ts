import { templateLifecycle } from '#domain/questionnaire/template-lifecycle.ts';
import { assessmentTemplateStatusValues } from '#openapi/generated/values.ts';
import type { Schemas } from '#server/contract/types.ts';
import {
  editTemplate,
  publishTemplate,
  questionWith,
  sectionEdits,
  writtenTemplate,
} from '#tests/contract/assessment-template-fixtures.ts';
import type { Place } from '#tests/contract/place.ts';
import type { Body } from '#tests/contract/samples.ts';
import { numberAt } from '#tests/server/identity/support.ts';

import { castOf, succeeded } from './cast.ts';
import { objectOf } from './fields.ts';
import { lifecycleLaws } from './lifecycle-laws.ts';
import { callsOf, useLawPlaces } from './places.ts';
import { registerLaws } from './register-laws.ts';

/** Every third template has questions, more than the one before, and is published. */
async function vary(place: Place, entities: readonly Body[]): Promise<Body[]> {
  const moved: Body[] = [];
  for (const [index, entity] of entities.entries()) {
    const id = String(entity['id']);
    if (index % 3 === 0) {
      const questions = Array.from({ length: index + 1 }, () => questionWith());
      await publishTemplate(place, await editTemplate(place, { id, version: 1 }, sectionEdits('Scope', questions)));
    }
    moved.push(index % 3 === 0 ? objectOf(await callsOf('AssessmentTemplates', place).read(id)) : entity);
  }
  return moved;
}

registerLaws('AssessmentTemplates', {
  vary,
  orders: { status: assessmentTemplateStatusValues },
  // See tests/server/api/assessment-templates.test.ts.
  dependent: ['scope', 'serviceTypeIds'],
  // The filter by owner finds co-owners too.
  values: { ownerId: ({ owner, coOwners }: Schemas['AssessmentTemplate']) => [owner, coOwners].flat() },
});

const cast = castOf('owner');

lifecycleLaws(useLawPlaces(), {
  lifecycle: templateLifecycle,
  subject: {
    async create(place) {
      const written = await writtenTemplate(place);
      const owned = await callsOf('AssessmentTemplates', place).update(written.id, {
        version: numberAt(await callsOf('AssessmentTemplates', place).read(written.id), 'version'),
        ownerId: (await cast(place)).owner.id,
      });
      succeeded(owned);
      return written;
    },
    read: (place, { id }) => callsOf('AssessmentTemplates', place).read(`${id}/content`),
    path: ({ id }) => `/api/assessment-template/${id}/status`,
    happen: {},
  },
  given: { changeLog: { changeLog: 'Asks for backups too' } },
  notices: { as: 'updated', people: cast, owner: 'owner' },
});
