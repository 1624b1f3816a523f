import { templateLifecycle } from '#domain/template-lifecycle.ts';
import { assessmentTemplateStatusValues } from '#openapi/generated/values.ts';
import type { Schemas } from '#server/contract/types.ts';
import { writtenTemplate } from '#tests/contract/assessment-template-fixtures.ts';

import { lifecycleLaws } from './lifecycle-laws.ts';
import { callsOf, useLawPlaces } from './places.ts';
import { registerLaws } from './register-laws.ts';

registerLaws('AssessmentTemplates', {
  orders: { status: assessmentTemplateStatusValues },
  // The filter by owner finds co-owners too.
  values: { ownerId: ({ owner, coOwners }: Schemas['AssessmentTemplate']) => [owner, coOwners].flat() },
});

lifecycleLaws(useLawPlaces(), {
  lifecycle: templateLifecycle,
  subject: {
    create: writtenTemplate,
    read: (place, { id }) => callsOf('AssessmentTemplates', place).read(`${id}/content`),
    path: ({ id }) => `/api/assessment-template/${id}/status`,
  },
  given: { changeLog: { changeLog: 'Asks for backups too' } },
});
