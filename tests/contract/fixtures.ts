import type { Input, OperationId } from '#server/contract/types.ts';
import { textAt } from '#tests/server/identity/support.ts';
import type { Person } from '#tests/server/support/people.ts';

import {
  beginSecondFactor,
  forgetSecondFactor,
  logQuery,
  newAccount,
  newFailedJob,
  newNotification,
  ownOrganisation,
} from './account-fixtures.ts';
import { attachedTo, newAsset, removedAttachment, textFile, withTwoVersions } from './attachment-fixtures.ts';
import { bulkChangeBy } from './bulk-fixtures.ts';
import { lookupFixtures, registerFixtures, type CollectionOperation, type Request } from './collection-fixtures.ts';
import { commentBy, commentText, removedCommentBy } from './comment-fixtures.ts';
import { assetFile, endImports, importBy, importOrder, importPlan } from './import-fixtures.ts';
import { assessedIncident, timelineEntry, timelineText } from './incident-fixtures.ts';
import { labelFixtures } from './label-fixtures.ts';
import type { Place } from './place.ts';
import { createPlain, isLookup, isRegister, sampleOf } from './samples.ts';
import { changesOfScores, newAppetite } from './score-fixtures.ts';
import { newAction, removedAction } from './treatment-action-fixtures.ts';

/** Fresh inputs that the operation accepts from `who`; every id parameter and field is present. */
type Fixture<K extends OperationId> = (place: Place, who: Person) => Promise<Inputs<K>>;

type Inputs<K extends OperationId> = Partial<Pick<Input<K>, 'path' | 'query'>> & {
  readonly body?: Input<K>['body'];
  readonly raw?: string;
};

const nothing = async () => ({});

/** They take the fields of a new risk. */
type DraftOperation = Extract<OperationId, `RiskDrafts.${string}`>;

/** Valid inputs of the operations outside registers and look-ups. An operation without them is a compile error. */
const fixtures = {
  'Accounts.me': nothing,
  'Accounts.refresh': nothing,
  'Accounts.organisations': nothing,
  'Accounts.sessions': nothing,
  'Accounts.revokeSession': async (_place, who) => ({ path: { id: (await who.signInAgain()).sessionId } }),
  'Accounts.beginSecondFactor': async (place, who) => {
    await forgetSecondFactor(place, who);
    return {};
  },
  'Accounts.confirmSecondFactor': async (place, who) => ({ body: { code: (await beginSecondFactor(place, who))(0) } }),
  'Accounts.removeSecondFactor': async (place, who) => {
    const codeAt = await beginSecondFactor(place, who);
    await place.server.identity.secondFactor.confirm({ userId: who.subject, sessionId: who.sessionId }, codeAt(-1));
    return { body: { code: codeAt(0) } };
  },
  'Activities.list': logQuery,
  'Activities.listAll': logQuery,
  'Attachments.list': async (place) => ({
    path: { id: (await attachedTo(place)).recordId },
    query: { search: place.marker, removed: false, sortId: 'name', desc: true },
  }),
  'Attachments.add': async (place) => ({ path: { id: await newAsset(place) }, ...textFile(place) }),
  'Attachments.versions': async (place) => ({ path: { id: (await attachedTo(place)).id } }),
  'Attachments.addVersion': async (place) => {
    const { id, version } = await attachedTo(place);
    const { query, raw } = textFile(place);
    return { path: { id }, query: { ...query, version }, raw };
  },
  'Attachments.restoreVersion': async (place) => {
    const { id, version } = await withTwoVersions(place);
    return { path: { id }, body: { version, number: 1 } };
  },
  'Attachments.address': async (place) => ({ path: { id: (await attachedTo(place)).id }, query: { number: 1 } }),
  'Attachments.update': async (place) => {
    const { id, version } = await attachedTo(place);
    return { path: { id }, body: { version, name: `${place.marker} renamed.txt` } };
  },
  'Attachments.remove': async (place) => {
    const { id, version } = await attachedTo(place);
    return { path: { id }, query: { version } };
  },
  'Attachments.restore': async (place) => {
    const { id, version } = await removedAttachment(place);
    return { path: { id }, body: { version } };
  },
  'BulkChanges.get': async (place, who) => ({ path: { id: await bulkChangeBy(who, place) } }),
  'BulkChanges.left': async (place, who) => ({
    path: { id: await bulkChangeBy(who, place, ['left', 'RUN']) },
    query: { search: 'changed', page: 1, perPage: 10 },
  }),
  'BulkChanges.stop': async (place, who) => ({ path: { id: await bulkChangeBy(who, place) } }),
  'BulkChanges.undo': async (place, who) => ({ path: { id: await bulkChangeBy(who, place, ['RUN']) } }),
  'Comments.list': async (place) => ({
    path: { id: (await commentBy(place.owner, place)).recordId },
    query: { search: place.marker, sortId: 'createdAt', desc: true },
  }),
  'Comments.add': async (place) => ({
    path: { id: (await createPlain(place, 'InformationAssets')).id },
    body: commentText(place),
  }),
  'Comments.update': async (place, who) => {
    const { id, version } = await commentBy(who, place);
    return { path: { id }, body: { version, ...commentText(place) } };
  },
  'Comments.remove': async (place, who) => {
    const { id, version } = await commentBy(who, place);
    return { path: { id }, query: { version } };
  },
  'Comments.mentionable': async (place) => {
    const { id } = await createPlain(place, 'InformationAssets');
    return { path: { id }, query: { search: 'a' } };
  },
  'Comments.restore': async (place, who) => {
    const { id, version } = await removedCommentBy(who, place);
    return { path: { id }, body: { version } };
  },
  'FailedJobs.list': async () => ({ query: { search: 'mail', sortId: 'addedAt' } }),
  'FailedJobs.retry': async (place) => ({ path: { id: await newFailedJob(place) } }),
  'HelpfulTips.list': async () => ({ query: { search: 'a', sortId: 'topic', desc: true } }),
  'Histories.list': async (place) => ({
    path: { id: (await createPlain(place, 'InformationAssets')).id },
    query: { sortId: 'at', desc: false },
  }),
  'Imports.upload': async (place, who) => {
    await endImports(who, place);
    return assetFile(place);
  },
  'Imports.recent': async (place, who) => {
    await importBy(who, place);
    return { query: { kind: 'informationAsset' } };
  },
  'Imports.get': async (place, who) => ({ path: { id: await importBy(who, place) } }),
  'Imports.rows': async (place, who) => ({
    path: { id: await importBy(who, place, ['CHECK']) },
    query: { outcome: 'ADD', page: 1, perPage: 10 },
  }),
  'Imports.check': async (place, who) => ({ path: { id: await importBy(who, place) }, body: importPlan }),
  'Imports.run': async (place, who) => ({ path: { id: await importBy(who, place, ['CHECK']) }, body: importOrder }),
  'Imports.undo': async (place, who) => ({ path: { id: await importBy(who, place, ['CHECK', 'RUN']) } }),
  'Imports.discard': async (place, who) => ({ path: { id: await importBy(who, place) } }),
  'Imports.template': async () => ({ query: { kind: 'informationAsset', format: 'csv' } }),
  'IncidentResponses.changeStatus': async (place) => {
    const { id, version } = await createPlain(place, 'Incidents');
    const given = { at: '2026-11-23T14:05:00Z', rootCause: '', reason: place.marker };
    return { path: { id }, body: { version, action: 'CONTAIN', ...given } };
  },
  'IncidentResponses.changeSeverity': async (place) => {
    const { id, version } = await assessedIncident(place);
    return { path: { id }, body: { version, severity: 'MAJOR', reason: place.marker } };
  },
  'IncidentResponses.list': async (place) => ({
    path: { id: (await timelineEntry(place)).incidentId },
    query: { search: place.marker, sortId: 'at', desc: true },
  }),
  'IncidentResponses.add': async (place) => ({
    path: { id: (await createPlain(place, 'Incidents')).id },
    body: timelineText(place),
  }),
  'IncidentResponses.update': async (place) => {
    const { id, version } = await timelineEntry(place);
    return { path: { id }, body: { version, ...timelineText(place) } };
  },
  'IncidentResponses.remove': async (place) => {
    const { id, version } = await timelineEntry(place);
    return { path: { id }, query: { version } };
  },
  ...labelFixtures,
  'LoginLogs.list': async () => ({
    query: { search: 'SIGN', event: ['SIGN_IN'], from: '2026-01-01T00:00:00Z', sortId: 'event' },
  }),
  'Members.options': async () => ({ query: { search: 'person' } }),
  'Notifications.list': async () => ({ query: { search: 'a', unread: true, sortId: 'title' } }),
  'Notifications.counts': nothing,
  'Notifications.markAsRead': async (place, who) => ({ body: { notificationId: await newNotification(place, who) } }),
  'Notifications.markAllAsRead': nothing,
  'PlatformActivities.list': logQuery,
  'PlatformActivities.listAll': logQuery,
  'PlatformUsers.list': async () => ({ query: { approved: true, active: true } }),
  'PlatformUsers.update': async (place) => {
    const { id, version } = await newAccount(place);
    return { path: { id }, body: { version, approved: true } };
  },
  'Preferences.get': nothing,
  'Preferences.set': async () => ({
    body: { locale: 'en-GB', timeZone: 'Europe/London', browserTimeZone: 'Asia/Tokyo' },
  }),
  'Preferences.notifications': nothing,
  'Preferences.setNotifications': async () => ({
    body: { settings: [{ kind: 'overdue', inApp: true, digest: false }] },
  }),
  'Preferences.defaultOrganisation': nothing,
  'Preferences.setDefaultOrganisation': async (place, who) => ({
    body: { organisationId: await ownOrganisation(place, who) },
  }),
  'RecordLinks.ofRecord': async (place) => ({ path: { id: (await createPlain(place, 'InformationAssets')).id } }),
  'RecordLinks.link': async (place) => {
    const [own, other] = [await createPlain(place, 'InformationAssets'), await createPlain(place, 'InformationAssets')];
    return { path: { id: own.id }, body: { type: 'affects', reverse: true, otherId: other.id } };
  },
  'RecordLinks.unlink': async (place) => {
    const [own, other] = [await createPlain(place, 'InformationAssets'), await createPlain(place, 'InformationAssets')];
    const call = {
      method: 'POST',
      body: { type: 'affects', otherId: other.id },
      organisation: place.organisation.id,
    } as const;
    const { body } = await place.owner.call(`/api/records/${own.id}/links`, call);
    return { path: { id: textAt(body, 'data.id') } };
  },
  'RiskScores.heatMap': async () => ({ query: { stage: 'current', asOf: '2026-01-31' } }),
  'RiskScores.list': changesOfScores,
  'RiskScores.statistics': nothing,
  'RiskScores.setAppetite': newAppetite,
  'Search.records': async () => ({ query: { text: 'a' } }),
  'TreatmentActions.ofRisk': async (place) => ({ path: { id: (await newAction(place)).riskId } }),
  'TreatmentActions.add': async (place, who) => ({
    path: { id: (await createPlain(place, 'Risks')).id },
    body: {
      title: place.marker,
      ownerId: who.id,
      dueOn: '2027-01-31',
      effortDays: 5,
      cost: 1200,
      progress: 40,
      status: 'IN_PROGRESS',
    },
  }),
  'TreatmentActions.arrange': async (place) => {
    const { id, riskId } = await newAction(place);
    return { path: { id: riskId }, body: { actionIds: [id] } };
  },
  'TreatmentActions.update': async (place, who) => {
    const { id, version } = await newAction(place);
    const changes = { title: `${place.marker} changed`, ownerId: who.id, dueOn: null, progress: 100 };
    return { path: { id }, body: { version, ...changes } };
  },
  'TreatmentActions.remove': async (place) => {
    const { id, version } = await newAction(place);
    return { path: { id }, query: { version } };
  },
  'TreatmentActions.restore': async (place) => {
    const { id, version } = await removedAction(place);
    return { path: { id }, body: { version } };
  },
} satisfies { readonly [K in Exclude<OperationId, CollectionOperation | DraftOperation>]: Fixture<K> };

type Make = (place: Place, who: Person) => Promise<Partial<Request>>;

const own: Readonly<Partial<Record<OperationId, Make>>> = fixtures;

function makerOf(id: OperationId): Make {
  const [name = '', method = ''] = id.split('.');
  if (name === 'RiskDrafts') return async (place) => ({ body: await sampleOf(place, 'Risks') });
  const ofRegister = isRegister(name) ? registerFixtures[method] : undefined;
  if (ofRegister !== undefined && isRegister(name)) return (place, who) => ofRegister(place, name, who);
  const ofLookup = isLookup(name) ? lookupFixtures[method] : undefined;
  if (ofLookup !== undefined && isLookup(name)) return (place, who) => ofLookup(place, name, who);
  throw new Error(`tests/contract/fixtures.ts has no inputs of ${id}`);
}

/** Fresh inputs of an operation for a person. */
export async function inputsOf(id: OperationId, place: Place, who: Person): Promise<Request> {
  const { path = {}, query = {}, body, raw } = await (own[id] ?? makerOf(id))(place, who);
  return { path, query, body, raw };
}
