import { describe, expect, it } from 'vitest';

import { openPlace } from '#tests/server/api/place.ts';
import { at } from '#tests/server/identity/support.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { importsInto } from './importing.ts';

const server = shared(startTestServer);
const place = shared(() => openPlace(server));

const providers = () => importsInto('serviceProvider', place);

describe('a list of objects', () => {
  it('is read with the names of all of them, whatever order and line breaks it has', async () => {
    const file =
      '\uFEFF [{"name":"Kaskade {\\"]"},\n\n{"certifications":["SOC 2","C5"],"name":"Nordlys", "nothing":null}]';
    const { columns, rows } = await providers().upload(file);
    expect(rows).toBe(2);
    expect(columns).toMatchObject([
      { header: 'name', samples: ['Kaskade {"]', 'Nordlys'], field: 'title' },
      { header: 'certifications', samples: ['SOC 2\nC5'], field: 'certifications' },
      { header: 'nothing', samples: [], field: null },
    ]);
  });

  it('has the parts of its objects as columns, and the names of what they refer to', async () => {
    const owner = { id: '1', name: 'Ada King' };
    const contacts = [{ name: 'Jo | Li', email: 'jo@example.com', phone: '', role: '' }];
    const subProcessors = [{ id: '2', ref: 'SP-0002', title: 'Nordlys' }];
    const file = JSON.stringify([{ ref: 'SP-0001', title: 'K', owner, contacts, subProcessors, plan: { done: true } }]);
    const { columns } = await providers().upload(file);
    expect(columns.map(({ header, samples, field }) => [header, samples[0], field])).toEqual([
      ['ref', 'SP-0001', 'ref'],
      ['title', 'K', 'title'],
      ['owner', 'Ada King', 'ownerId'],
      ['contacts', 'Jo || Li | jo@example.com', 'contacts'],
      ['subProcessors', 'SP-0002 Nordlys', 'subProcessorIds'],
      ['plan/done', 'Yes', null],
    ]);
  });

  it.each([
    ['[{"title":"A"},{"title":}]', 'Row 3 is not written as JSON'],
    ['[{"title":"A"}, x]', 'Row 3 is not written as JSON'],
    ['[{"title":"A"', 'Row 2 is not written as JSON'],
    ['[{"title":"A"}}]', 'Row 3 is not written as JSON'],
    [`[{"title":"${'x'.repeat(200_000)}"}]`, 'Row 2 is not written as JSON'],
    [`[${'{"a":'.repeat(9)}1${'}'.repeat(9)}]`, 'Row 2 has objects within each other that are no record'],
    [
      JSON.stringify([Object.fromEntries(Array.from({ length: 201 }, (_own, index) => [`n${index}`, 1]))]),
      'Row 2 has more than 200 columns',
    ],
    ['[]', 'The file has no rows'],
  ])('is refused with what is wrong with it: %s', async (file, message) => {
    const { status, body } = await providers().send(file);
    expect({ status, errors: at(body, 'errors') }).toEqual({ status: 400, errors: [{ field: 'file', message }] });
  });

  it('is told from a CSV file whose first cell begins with a bracket', async () => {
    const { columns } = await providers().upload('[Draft] name,Legal name\nKaskade,Kaskade B.V.\n');
    expect(columns.map(({ header }) => header)).toEqual(['[Draft] name', 'Legal name']);
  });
});
