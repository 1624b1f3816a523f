import { describe, expect, test } from 'vitest';

import { accessSource } from '#scripts/generate/access.ts';
import { inputsSource } from '#scripts/generate/inputs.ts';
import { recordsSource } from '#scripts/generate/records.ts';

describe('access rules', () => {
  test.each<[string, unknown, string]>([
    ['is missing', undefined, 'Risks.list has no valid audience in x-access.'],
    ['has an unknown audience', { audience: 'all' }, 'Risks.list has no valid audience in x-access.'],
    ['has an unknown level', { audience: 'member', level: 'READ' }, 'Risks.list has an unknown level in x-access.'],
    [
      'declares actsOn for an unsupported audience',
      { audience: 'member', actsOn: 'person' },
      'Risks.list has an actsOn in x-access that is not supported for its audience.',
    ],
    [
      'is public without a link',
      { audience: 'public' },
      'Risks.list is public: its x-access needs a link with kind, perAddress and perLink, and no more.',
    ],
    [
      'is public without a rate limit',
      { audience: 'public', link: { kind: 'policy', perAddress: 0, perLink: 30 } },
      'Risks.list is public: its x-access needs a link with kind, perAddress and perLink, and no more.',
    ],
    [
      'requires a link but is not public',
      { audience: 'member', link: { kind: 'policy', perAddress: 60, perLink: 30 } },
      'Risks.list requires a link in x-access, but is not public.',
    ],
    [
      'may be called in a suspended organisation without being of one',
      { audience: 'member', whileReadOnly: true },
      'Risks.list has an invalid whileReadOnly in x-access.',
    ],
    [
      'declares short transactions without a transaction',
      { audience: 'member', transactions: 'short' },
      'Risks.list has invalid transactions in x-access.',
    ],
    ['has an unknown key', { audience: 'member', role: 'ORG_ADMIN' }, 'Risks.list has an unknown role in x-access.'],
  ])('a rule that %s stops the generation', (_what, rule, message) => {
    const document = { paths: { '/risk': { get: { operationId: 'Risks.list', 'x-access': rule } } } };
    expect(() => accessSource(document)).toThrow(message);
  });

  test('messages of nested properties are keyed by path', () => {
    const address = { properties: { city: { 'x-message': 'Name the city.' } } };
    const schemas = { Person: { properties: { addresses: { items: address } } } };
    expect(accessSource({ paths: {}, components: { schemas } })).toContain('"Person.addresses.city": "Name the city."');
  });
});

describe('registers and look-ups', () => {
  const content = (schema: object) => ({ content: { 'application/json': { schema } } });
  const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const page = { properties: { data: { properties: { data: { items: to('Risk') } } } } };
  const register = (record: object) => ({
    get: {
      operationId: 'Risks.list',
      'x-record': record,
      responses: { 200: content(page) },
    },
    post: { operationId: 'Risks.create', requestBody: content(to('RiskInput')) },
  });
  const schemas = (fields: object, stored: object) => ({
    schemas: { RiskInput: { properties: fields }, Risk: { properties: stored } },
  });
  const facts = { kind: 'risk', prefix: 'R', noun: { one: 'risk', many: 'risks' } };

  test('a look-up of an unknown register stops the generation', () => {
    const document = { paths: { '/risk': register({ ...facts, of: 'hazard' }) }, components: schemas({}, {}) };
    expect(() => recordsSource(document)).toThrow('Risks is a look-up of hazard, which is not a register.');
  });

  test.each<[string, object, object, string]>([
    ['has no default', { score: { type: 'integer' } }, {}, 'RiskInput.score needs a default'],
    [
      'is not in the stored object',
      { ownerId: { type: 'string' } },
      {},
      'RiskInput.ownerId is not in the stored object',
    ],
  ])('a field that %s stops the generation', (_what, fields, stored, message) => {
    const document = { paths: { '/risk': register(facts) }, components: schemas(fields, stored) };
    expect(() => inputsSource(document)).toThrow(message);
  });

  test('references are read by their ids, parts field by field', () => {
    const part = { properties: { bandId: {} } };
    const fields = { categoryIds: { default: [] }, assetIds: { default: [] }, now: { ...part, default: {} } };
    const stored = { categories: {}, assets: {}, now: { properties: { band: { anyOf: [{ type: 'null' }] } } } };
    const document = { paths: { '/risk': register(facts) }, components: schemas(fields, stored) };
    expect(inputsSource(document)).toContain(
      '{ categoryIds: entity.categories.map(({ id }) => id), assetIds: entity.assets.map(({ id }) => id), ' +
        'now: { bandId: entity.now.band?.id ?? null } }',
    );
  });
});
