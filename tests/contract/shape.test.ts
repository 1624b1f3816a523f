import { describe, expect, test } from 'vitest';

import { namedSchemas, operations, parametersIn, resolved, type Schema } from './contract.ts';
import { isLookup } from './samples.ts';

const named = (name: string): Schema => {
  const schema = namedSchemas[name];
  if (schema === undefined) throw new Error(`The contract has no schema ${name}`);
  return schema;
};

/** Operations open to every member of the organisation, or every platform administrator, regardless of rights. */
const openToMembers = new Set([
  'Activities.exportOwn',
  'Activities.list',
  'Dashboard.acknowledge',
  'Dashboard.numbers',
  'Dashboard.waiting',
  'Members.options',
  'Notifications.counts',
  'Notifications.list',
  'Notifications.markAllAsRead',
  'Notifications.markAsRead',
  'PlatformActivities.list',
  'Search.records',
]);

/** Operations of which the role decides alone: the organisation's page needs no feature (specification section 2.4). */
const ofAdministrators = new Set([
  'Onboardings.read',
  'Onboardings.skip',
  'OrganisationExports.ask',
  'OrganisationExports.latest',
  'OrganisationExports.open',
  'OrganisationProfiles.read',
  'OrganisationProfiles.save',
  'OrganisationProfiles.saveHolidays',
  'OrganisationProfiles.saveLogo',
  'OrganisationRequests.ask',
  'OrganisationRequests.latest',
  'OrganisationRequests.options',
  'OrganisationRequests.withdraw',
  'OrganisationSetting.read',
  'OrganisationSetting.save',
  'WordTemplates.clear',
  'WordTemplates.download',
  'WordTemplates.example',
  'WordTemplates.read',
  'WordTemplates.replace',
]);

describe('every operation', () => {
  test.each(operations)('$id declares who may call it', ({ id, access }) => {
    expect(['public', 'member', 'organisation', 'platform']).toContain(access?.audience);
    const isGeneral =
      access?.audience === 'public' ||
      access?.audience === 'member' ||
      openToMembers.has(id) ||
      ofAdministrators.has(id);
    const features = access?.feature === undefined ? (access?.anyFeature ?? []) : [access.feature];
    expect({ hasFeature: features.length > 0, hasLevel: access?.level !== undefined }).toEqual({
      hasFeature: !isGeneral,
      hasLevel: !isGeneral,
    });
  });

  test.each([...ofAdministrators])('%s is for administrators', (id) => {
    expect(operations.find((operation) => operation.id === id)?.access?.roles).toEqual(['ORG_ADMIN']);
  });

  test.each(operations)('$id declares the common responses', ({ statuses, parameters, access }) => {
    // Without an account nobody is asked to sign in, or refused for lack of rights.
    const ofPeople = access?.audience === 'public' ? [] : [401, 403];
    expect(statuses).toEqual(expect.arrayContaining([400, ...ofPeople, 429]));
    const takesId = parameters.some((parameter) => parameter.in === 'path');
    expect(statuses.includes(404) || !takesId).toBe(true);
    const naming = parameters.some(({ name }) => name === 'X-Organisation-Id');
    expect(naming).toBe(access?.audience === 'organisation');
  });

  test('that takes a file may have no space for it', () => {
    const taking = operations.filter(({ takesFile }) => takesFile);
    expect(taking.length).toBeGreaterThan(5);
    expect(taking.filter(({ statuses }) => !statuses.includes(507)).map(({ id }) => id)).toEqual([]);
  });

  // A session's id comes from the identity provider and is not a UUID; a template is of a kind of numbering, and a duty has the
  // key of its regime.
  const otherIds = new Set([
    'Accounts.revokeSession',
    'IncidentDuties.enter',
    'IncidentDuties.withdraw',
    'Standards.numberingTemplate',
  ]);
  // Without an account, the path has a token.
  const withOwnIds = operations.filter(({ id, access }) => !otherIds.has(id) && access?.audience !== 'public');

  test.each(withOwnIds)('$id takes UUIDs as ids', (operation) => {
    const types = parametersIn(operation, 'path').map(({ schema }) => schema.$ref);
    expect(types).toEqual(types.map(() => '#/components/schemas/Uuid'));
  });

  test('with the method GET takes no body', () => {
    expect(operations.filter(({ method, body }) => method === 'GET' && body !== undefined)).toEqual([]);
  });
});

const lists = operations.filter(({ id }) => id.endsWith('.list'));

test.each(lists)('$id has the common page parameters', (operation) => {
  const parameters = new Map(parametersIn(operation, 'query').map(({ name, schema }) => [name, resolved(schema)]));
  expect(parameters.get('search')).toMatchObject({ type: 'string', maxLength: 200 });
  expect(parameters.get('page')).toMatchObject({ type: 'integer', minimum: 1, maximum: 1_000_000, default: 1 });
  expect(parameters.get('perPage')).toMatchObject({ type: 'integer', minimum: 1, maximum: 100, default: 10 });
  expect(parameters.get('desc')).toMatchObject({ type: 'boolean', default: false });
  expect(parameters.get('sortId')?.enum?.length).toBeGreaterThan(0);
});

const creates = operations.filter(({ id }) => id.endsWith('.create'));
const versioned = operations.filter(({ id }) => /\.(?:update|remove|restore)$/.test(id));

test.each(creates)('$id accepts an idempotency key', (operation) => {
  expect(parametersIn(operation, 'header').map(({ name }) => name)).toContain('Idempotency-Key');
  expect(operation.success).toBe(201);
});

test.each(versioned)('$id requires the version that was read', (operation) => {
  const query = parametersIn(operation, 'query').flatMap(({ name, required }) => (required === true ? [name] : []));
  expect([...query, ...(operation.body?.required ?? [])]).toContain('version');
  expect(operation.statuses).toContain(409);
});

/** Fields that only the server, or a dedicated operation, sets (security.md, attack 6). */
const serverOnly = new Set([
  'organisationId',
  'role',
  'approved',
  'active',
  'status',
  'ref',
  'rating',
  'score',
  'uses',
  'createdAt',
  'createdBy',
  'updatedAt',
  'updatedBy',
]);

/** Operations whose purpose is to set such a field. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  'AssessmentAnswerReviews.review': ['score'],
  'Invitations.invite': ['role'],
  'Members.setRights': ['role'],
  'PlatformAdministrators.appoint': ['role'],
  'PlatformAdministrators.setRights': ['role'],
  'PlatformUsers.update': ['approved', 'active'],
  'Preferences.setDefaultOrganisation': ['organisationId'],
  'ProviderDocuments.add': ['status'],
  'ProviderDocuments.update': ['status'],
  'RegulatoryRequirements.create': ['status'],
  'RegulatoryRequirements.update': ['status'],
  'RiskImpacts.create': ['active', 'score'],
  'RiskImpacts.update': ['active', 'score'],
  'RiskLikelihoods.create': ['active', 'score'],
  'RiskLikelihoods.update': ['active', 'score'],
  'RiskAppetites.apply': ['score'],
  'RiskAppetites.preview': ['score'],
  'TreatmentActions.add': ['status'],
  'TreatmentActions.update': ['status'],
};

/** The entries of every look-up can be deactivated. */
function exceptionsOf(id: string): readonly string[] {
  const [container = '', method = ''] = id.split('.');
  const isOfLookup = isLookup(container) && (method === 'create' || method === 'update');
  return exceptions[id] ?? (isOfLookup ? ['active'] : []);
}

const withBody = operations.filter(({ body }) => body !== undefined);

test.each(withBody)('$id takes no server-controlled fields', ({ id, body }) => {
  const taken = Object.keys(body?.properties ?? {}).filter((name) => serverOnly.has(name));
  expect(taken.toSorted()).toEqual(exceptionsOf(id).toSorted());
  expect(Object.keys(body?.properties ?? {})).not.toContain('id');
});

test.each(withBody)('$id declares the responses for a body that is too large or not JSON', ({ statuses }) => {
  expect(statuses).toEqual(expect.arrayContaining([413, 415]));
});

/** Locations in a request of texts, numbers or lists without a limit. */
function unbounded(schema: Schema, path: string): string[] {
  const { type, format, enum: choices, maxLength, maxItems, minimum, maximum, properties, items } = resolved(schema);
  const inProperties = Object.entries(properties ?? {}).flatMap(([name, property]) =>
    unbounded(property, `${path}/${name}`),
  );
  const inside = [...inProperties, ...(items === undefined ? [] : unbounded(items, `${path}/0`))];
  const isFixed = choices !== undefined || ['uuid', 'date', 'date-time', 'int32'].includes(format ?? '');
  const isRange = minimum !== undefined && maximum !== undefined;
  const isBounded = isFixed || isRange || maxLength !== undefined || maxItems !== undefined;
  return isBounded || type === 'boolean' || type === 'object' ? inside : [path, ...inside];
}

test.each(operations)('$id bounds every text, number and list', ({ body, parameters }) => {
  const inParameters = parameters.flatMap(({ name, schema }) => unbounded(schema, name));
  expect([...inParameters, ...(body === undefined ? [] : unbounded(body, 'body'))]).toEqual([]);
});

const objects = Object.entries(namedSchemas).filter(([, { type }]) => type === 'object');

test.each(objects)('%s is closed', (_name, { unevaluatedProperties }) => {
  expect(unevaluatedProperties).toEqual({ not: {} });
});

/** What questions are answered with, and not what requests are. */
const givenAnswers = /^(?:Control|Given|Earlier|Exported|Reviewed|Secure|Carried|Saved|ImportValue)Answer$/;
const answers = Object.keys(namedSchemas).filter(
  (name) => (name.endsWith('Answer') && !givenAnswers.test(name)) || name === 'Done',
);
const failures = Object.keys(namedSchemas).filter((name) => name.endsWith('Conflict') || name === 'Failure');

test.each(answers)('%s has status true and a message', (name) => {
  const { required, properties } = named(name);
  expect(properties?.['status']).toEqual({ type: 'boolean', enum: [true] });
  expect(properties?.['message']).toEqual({ type: 'string' });
  expect(required).toEqual(name === 'Done' ? ['status', 'message'] : ['status', 'message', 'data']);
});

test.each(failures)('%s has status false, a message and the invalid fields', (name) => {
  const { required, properties } = named(name);
  expect(properties?.['status']).toEqual({ type: 'boolean', enum: [false] });
  expect(required).toEqual(expect.arrayContaining(['status', 'message', 'errors']));
  expect(properties?.['errors']?.items).toEqual({ $ref: '#/components/schemas/FieldError' });
});
