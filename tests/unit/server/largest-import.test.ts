import { expect, test } from 'vitest';

import { operationsOfContract } from '#server/contract/operations.ts';
import { largestImport } from '#src/api/record/imports.ts';

test('the app refuses files that are larger than the contract allows', () => {
  const upload = operationsOfContract.find(({ id }) => id === 'Imports.upload');
  expect(upload?.bodyLimit).toBe(largestImport);
});
