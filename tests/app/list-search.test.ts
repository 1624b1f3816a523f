import { describe, expect, test } from 'vitest';

import { withoutFilters } from '#src/components/register/address.ts';
import { assetAddress } from '#src/features/information-asset/search.ts';
import { notificationSearch } from '#src/features/notifications/search.ts';
import { accountSearch } from '#src/features/platform-users/search.ts';
import { riskAddress } from '#src/features/risk/search.ts';
import { providerAddress } from '#src/features/service-provider/search.ts';

const id = '0a1b2c3d-0000-4000-8000-000000000001';

/** Filters that a register gains are tested here without being named. */
const expectUnset = (filters: object) => {
  for (const value of Object.values(filters)) expect([undefined, []]).toContainEqual(value);
};

describe('the address of a register', () => {
  test('without parameters means the first ten rows, unfiltered', () => {
    const { page, perPage, search, sort, desc, ...filters } = riskAddress.schema.parse({});
    expect({ page, perPage, search, sort, desc }).toEqual({
      page: 1,
      perPage: 10,
      search: '',
      sort: 'ref',
      desc: false,
    });
    expect(filters).toMatchObject({ categoryId: [], treatment: [] });
    expectUnset(filters);
  });

  test('survives a round trip', () => {
    const address = {
      ...riskAddress.defaults,
      page: 3,
      perPage: 25,
      search: 'fire',
      sort: 'current',
      desc: true,
      risk: id,
      categoryId: [id],
      ratingId: [id],
      ownerId: [id],
      treatment: ['AVOID', 'NONE'],
      reviewBy: '2026-12-31',
      status: ['OPEN'],
      scoreFrom: 10,
      scoreTo: 10_000,
    };
    expect(riskAddress.schema.parse(address)).toEqual(address);
  });

  test.each([
    ['page', -3],
    ['page', 1.5],
    ['perPage', 5000],
    ['search', { a: 1 }],
    ['sort', 'password'],
    ['desc', 'perhaps'],
    ['risk', '../secrets'],
    ['categoryId', 'x'],
    ['categoryId', ['x']],
    ['treatment', ['ACCEPT', 'SELL']],
    ['ownerId', ['none', 'x']],
    ['reviewBy', 'tomorrow'],
    ['scoreFrom', -1],
    ['scoreFrom', 2.5],
    ['scoreTo', 10_001],
    ['scoreTo', 'ten'],
  ])('with an invalid %s (%j) is treated as without it', (name, value) => {
    expect(riskAddress.schema.parse({ [name]: value })).toEqual(riskAddress.defaults);
  });

  test('names what is imported instead of its records, and nothing else', () => {
    const address = { view: 'import', part: 'providerContract' };
    expect(providerAddress.schema.parse(address)).toEqual({ ...providerAddress.defaults, ...address });
    expect(providerAddress.schema.parse({ part: 'risk' })).toEqual(providerAddress.defaults);
    expect(providerAddress.toQuery(providerAddress.schema.parse(address))).not.toHaveProperty('part');
  });

  test.each([
    [999, 999],
    [1e9, 1_000_000],
    [1e300, 1_000_000],
    [Number.POSITIVE_INFINITY, 1_000_000],
    [0, 1],
    [-1, 1],
    [Number.NaN, 1],
    ['NaN', 1],
    ['3', 1],
    [null, 1],
  ])('with page %s is clamped to a page the server accepts: %i', (given, page) => {
    expect(riskAddress.schema.parse({ page: given }).page).toBe(page);
    expect(accountSearch.parse({ page: given }).page).toBe(page);
    expect(notificationSearch.parse({ page: given }).page).toBe(page);
  });

  test('accepts a number as text', () => {
    expect(riskAddress.schema.parse({ search: 4711 }).search).toBe('4711');
  });
});

describe('the query to the server', () => {
  test('omits unset parameters', () => {
    const { page, perPage, sortId, desc, ...filters } = riskAddress.toQuery(riskAddress.defaults);
    expect({ page, perPage, sortId, desc }).toEqual({ page: 1, perPage: 10, sortId: 'ref', desc: false });
    expect(filters).toMatchObject({ categoryId: [], treatment: [], without: [] });
    expect(filters).not.toHaveProperty('search');
    expectUnset(filters);
    expect(assetAddress.toQuery(assetAddress.defaults)).not.toHaveProperty('kind');
  });

  test('includes the filters, and truncates text to the length the contract allows', () => {
    const query = riskAddress.toQuery({
      ...riskAddress.defaults,
      search: 'x'.repeat(300),
      reviewBy: '2026-12-31',
      ownerId: [id],
      scoreFrom: 0,
    });
    const asked = { search: 'x'.repeat(200), reviewBy: '2026-12-31', ownerId: [id], scoreFrom: 0 };
    expect(query).toMatchObject(asked);
    expect(query).not.toHaveProperty('scoreTo');
    expect(assetAddress.toQuery(assetAddress.schema.parse({ kind: 'PRIMARY', typeId: [id] }))).toMatchObject({
      kind: 'PRIMARY',
      typeId: [id],
    });
  });
});

describe('a filter that can match an empty field', () => {
  test('is a separate choice in the address, and is sent by name', () => {
    const address = riskAddress.schema.parse({ ownerId: ['none', id], ratingId: ['none'], reviewBy: 'none' });
    expect(address).toMatchObject({ ownerId: ['none', id], ratingId: ['none'], reviewBy: 'none' });
    const query = riskAddress.toQuery(address);
    expect(query).toMatchObject({ ownerId: [id], ratingId: [], without: ['ownerId', 'reviewBy', 'ratingId'] });
    expect(query).not.toHaveProperty('reviewBy');
    expect(
      assetAddress.toQuery(assetAddress.schema.parse({ confidentiality: ['none', 'HIGH'], typeId: ['none'] })),
    ).toMatchObject({
      confidentiality: ['HIGH'],
      typeId: [],
      without: ['typeId', 'confidentiality'],
    });
  });

  test('is not sent as one of the other choices', () => {
    expect(riskAddress.schema.parse({ treatment: ['none'] })).toEqual(riskAddress.defaults);
    expect(assetAddress.schema.parse({ kind: 'none' })).toEqual(assetAddress.defaults);
  });
});

test('clearing resets filters, search and page, and keeps sort order, page size and the open record', () => {
  const filtered = riskAddress.schema.parse({
    page: 3,
    search: 'fire',
    sort: 'title',
    desc: true,
    perPage: 25,
    risk: id,
    categoryId: [id],
    ratingId: [id],
    ownerId: [id],
    treatment: ['AVOID'],
    reviewBy: '2026-12-31',
  });
  const kept = { sort: 'title', desc: true, perPage: 25, risk: id };
  expect(withoutFilters(filtered, 'risk')).toEqual(kept);
  expect(riskAddress.schema.parse(withoutFilters(filtered, 'risk'))).toEqual({ ...riskAddress.defaults, ...kept });
});
