import { expect, test } from 'vitest';

import { isFound } from '#src/features/compliance/assessment/assessment-tree.ts';

const control = { ref: '5.12', title: 'Accès à l’exploitation de Wiśniewski' };

test.each(['', ' 5.12 ', 'acces', "L'EXPLOITATION", 'wisniewski', 'acce\u0300s', '5.12 Accès'])(
  'a control of an assessment is found by “%s”',
  (search) => expect(isFound(control, search)).toBe(true),
);

test.each(['5.13', 'Accès a'])('and not by “%s”', (search) =>
  expect(isFound({ ref: '5.12', title: 'Accès' }, search)).toBe(false),
);
