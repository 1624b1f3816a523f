import { expect, test } from 'vitest';

import { actorName } from '#src/registers/history/actor-name.ts';

const person = { id: '00000000-0000-4000-8000-000000000001', name: 'Ann Lee' };

test.each([
  [{ actor: person, isAutomatic: false }, 'Ann Lee'],
  [{ actor: null, isAutomatic: true }, 'Automatic'],
  [{ actor: null, isAutomatic: false }, 'Secure link'],
])('%j is named %s', (entry, name) => expect(actorName(entry)).toBe(name));
