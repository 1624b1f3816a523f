import { expect, test } from 'vitest';

import { hasServiceTypes, problemsOfScope } from '#domain/questionnaire/template-scope.ts';
import { assessmentTemplateScopeValues } from '#openapi/generated/values.ts';

test('only the scope of service types names some', () => {
  expect(assessmentTemplateScopeValues.filter((scope) => hasServiceTypes({ scope }))).toEqual(['SERVICE_TYPE']);
});

test.each([
  ['SERVICE_TYPE', ['one'], undefined],
  ['SERVICE_TYPE', [], 'Choose at least one service type'],
  ['GLOBAL', [], undefined],
  ['GLOBAL', ['one'], 'Only a template for service types can name them'],
  ['CUSTOM', ['one'], 'Only a template for service types can name them'],
] as const)('%s with %j', (scope, serviceTypeIds, message) => {
  const problems = message === undefined ? [] : [{ field: 'serviceTypeIds', message }];
  expect(problemsOfScope({ scope, serviceTypeIds })).toEqual(problems);
});
