import { describe, expect, it } from 'vitest';

import { addOrganisation, addPerson } from '#tests/server/support/people.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

const server = shared(startTestServer);
const organisation = shared(() => addOrganisation(server));

const person = (role: 'ORG_MANAGER' | 'ORG_ASSESSOR' | 'ORG_VIEWER') =>
  addPerson(server, { in: [{ organisation, role, level: 'DELETE' }] });

const path = '/api/country-regulatory-register';
const body = { title: 'Report a breach', sourceUrl: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj' };

describe('the country regulatory register', () => {
  it('is logged for administrators and managers only, whatever the rights', async () => {
    const manager = await person('ORG_MANAGER');
    expect((await manager.call(path, { method: 'POST', body })).status).toBe(201);
    expect((await manager.call('/api/activities')).text).toContain(body.title);
    for (const role of ['ORG_ASSESSOR', 'ORG_VIEWER'] as const) {
      const other = await person(role);
      expect((await other.call('/api/activities')).text).not.toContain(body.title);
    }
  });

  it.each(['script:alert(1)', 'data:text/html,x', '//example.org', 'https://a b', 'ftp://example.org'])(
    'takes no source %j',
    async (sourceUrl) => {
      const manager = await person('ORG_MANAGER');
      const answer = await manager.call(path, { method: 'POST', body: { ...body, sourceUrl } });
      const message = 'Enter a web address that starts with https:// or http://, without spaces';
      expect(answer.body).toMatchObject({ errors: [{ field: 'sourceUrl', message }] });
    },
  );
});
