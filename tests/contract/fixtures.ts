import type { OperationId } from '#server/contract/types.ts';
import { textAt } from '#tests/server/identity/support.ts';
import type { Person } from '#tests/server/support/people.ts';

import {
  accountFixtures,
  logQuery,
  newAccount,
  newNotification,
  nothing,
  ownOrganisation,
} from './account-fixtures.ts';
import { assessmentFixtures, secureAssessmentFixtures } from './assessment-fixtures.ts';
import { assessmentTemplateFixtures } from './assessment-template-fixtures.ts';
import { assetFigureFixtures } from './asset-figure-fixtures.ts';
import { attachmentFixtures } from './attachment-fixtures.ts';
import { bulkChangeFixtures } from './bulk-fixtures.ts';
import { bankFixtures, maturityModelFixtures, moduleFixtures } from './catalogue-fixtures.ts';
import { changeFixtures } from './change-fixtures.ts';
import { lookupFixtures, registerFixtures, type CollectionOperation, type Request } from './collection-fixtures.ts';
import { commentFixtures } from './comment-fixtures.ts';
import { complianceAssessmentFixtures } from './compliance-assessment-fixtures.ts';
import { complianceFixtures } from './compliance-fixtures.ts';
import { complianceReportFixtures } from './compliance-report-fixtures.ts';
import { ownAcknowledgement } from './dashboard-fixtures.ts';
import { documentFixtures } from './document-fixtures.ts';
import { dutyFixtures } from './duty-fixtures.ts';
import { evidenceLinkFixtures } from './evidence-link-fixtures.ts';
import { exemptionFixtures } from './exemption-fixtures.ts';
import { findingFixtures } from './finding-fixtures.ts';
import type { Fixture } from './fixture-types.ts';
import { helpDeskFixtures } from './help-desk-fixtures.ts';
import { importFixtures } from './import-fixtures.ts';
import { incidentFixtures } from './incident-fixtures.ts';
import { incidentExchangeFixtures } from './incident-veris-fixtures.ts';
import { labelFixtures } from './label-fixtures.ts';
import { lineageFixtures, platformLineageFixtures, upgradeFixtures } from './lineage-fixtures.ts';
import { managementSystemFixtures } from './management-system-fixtures.ts';
import { onCallFixtures } from './on-call-fixtures.ts';
import { organisationExportFixtures } from './organisation-export-fixtures.ts';
import { currentVersion, organisationFixtures } from './organisation-fixtures.ts';
import { peopleFixtures } from './people-fixtures.ts';
import type { Place } from './place.ts';
import { platformFixtures } from './platform-fixtures.ts';
import { policyDraftFixtures } from './policy-draft-fixtures.ts';
import { policyFixtures } from './policy-fixtures.ts';
import { reportFixtures } from './report-fixtures.ts';
import { reportTemplateFixtures } from './report-template-fixtures.ts';
import { riskAcceptanceFixtures } from './risk-acceptance-fixtures.ts';
import { riskControlFixtures } from './risk-control-fixtures.ts';
import { riskCourseFixtures } from './risk-course-fixtures.ts';
import { riskMatrixFixtures } from './risk-matrix-fixtures.ts';
import { runZeroFixtures } from './run-zero-fixtures.ts';
import { createPlain, isLookup, isRegister, sampleOf } from './samples.ts';
import { changesOfScores, riskAppetiteFixtures } from './score-fixtures.ts';
import { scoreProposalFixtures } from './score-proposal-fixtures.ts';
import { securePolicyFixtures } from './secure-policy-fixtures.ts';
import { serviceProviderFixtures } from './service-provider-fixtures.ts';
import { staffFixtures } from './staff-fixtures.ts';
import { mappingSetFixtures, standardDraftFixtures } from './standard-draft-fixtures.ts';
import { platformStandardFixtures, standardFixtures } from './standard-fixtures.ts';
import { statementFixtures } from './statement-fixtures.ts';
import { taskFixtures } from './task-fixtures.ts';
import { treatmentActionFixtures } from './treatment-action-fixtures.ts';
import { wordTemplateFixtures } from './word-template-fixtures.ts';

/** They take the fields of a new risk. */
type DraftOperation = Extract<OperationId, `RiskDrafts.${string}`>;

/** Valid inputs of the operations outside registers and look-ups. An operation without them is a compile error. */
const fixtures = {
  ...accountFixtures,
  ...assessmentTemplateFixtures,
  'Activities.exportAll': async (place) => ({ query: { ...(await logQuery(place)).query, format: 'csv' } }),
  'Activities.exportOwn': async (place) => ({ query: { ...(await logQuery(place)).query, format: 'json' } }),
  'Activities.exportVerifiable': nothing,
  'Activities.exportSealed': async () => ({ query: { format: 'json' } }),
  'Activities.list': logQuery,
  'Activities.listAll': logQuery,
  ...attachmentFixtures,
  ...bulkChangeFixtures,
  ...commentFixtures,
  ...complianceFixtures,
  ...complianceReportFixtures,
  ...complianceAssessmentFixtures,
  ...documentFixtures,
  ...exemptionFixtures,
  ...helpDeskFixtures,
  'Dashboard.acknowledge': async (place, who) => ({ path: { id: await ownAcknowledgement(place, who) } }),
  'Dashboard.numbers': nothing,
  'Dashboard.waiting': async () => ({
    query: { search: 'a', group: ['REVIEW'], overdue: true, sortId: 'title', desc: true },
  }),
  ...changeFixtures,
  ...reportFixtures,
  ...reportTemplateFixtures,
  ...staffFixtures,
  ...statementFixtures,
  ...taskFixtures,
  'HelpfulTips.list': async () => ({ query: { search: 'a', sortId: 'topic', desc: true } }),
  'Histories.list': async (place) => ({
    path: { id: (await createPlain(place, 'InformationAssets')).id },
    query: { sortId: 'at', desc: false },
  }),
  ...importFixtures,
  'IncidentFigures.statistics': nothing,
  ...dutyFixtures,
  ...onCallFixtures,
  ...incidentFixtures,
  ...labelFixtures,
  'LoginLogs.export': async () => ({ query: { event: ['SIGN_IN'], sortId: 'event', format: 'xlsx' } }),
  'LoginLogs.list': async () => ({
    query: { search: 'SIGN', event: ['SIGN_IN'], from: '2026-01-01T00:00:00Z', sortId: 'event' },
  }),
  'ProviderPartExports.exportFile': async () => ({ query: { kind: 'providerContract', format: 'csv' } }),
  'LookupExports.exportFile': async () => ({ query: { kind: 'assetType', format: 'csv' } }),
  ...peopleFixtures,
  'Notifications.list': async () => ({ query: { search: 'a', unread: true, sortId: 'title' } }),
  'Notifications.counts': nothing,
  'Notifications.markAsRead': async (place, who) => ({ body: { notificationId: await newNotification(place, who) } }),
  'Notifications.markAllAsRead': nothing,
  'PlatformActivities.list': logQuery,
  'PlatformActivities.listAll': logQuery,
  'PlatformActivities.exportAll': async (place) => ({ query: { ...(await logQuery(place)).query, format: 'csv' } }),
  ...policyDraftFixtures,
  ...mappingSetFixtures,
  ...maturityModelFixtures,
  ...moduleFixtures,
  ...bankFixtures,
  ...platformFixtures,
  ...lineageFixtures,
  ...platformLineageFixtures,
  ...platformStandardFixtures,
  ...standardDraftFixtures,
  ...standardFixtures,
  ...upgradeFixtures,
  'PlatformUsers.list': async ({ organisation }) => ({
    query: { approved: true, active: true, organisationId: organisation.id, role: 'ORG_ADMIN' },
  }),
  'PlatformUsers.update': async (place) => {
    const { id, version } = await newAccount(place);
    return { path: { id }, body: { version, approved: true } };
  },
  'PlatformUsers.erase': async (place) => {
    const { id, version, name } = await newAccount(place, { active: false });
    return { path: { id }, body: { version, name } };
  },
  ...organisationExportFixtures,
  ...wordTemplateFixtures,
  ...organisationFixtures,
  'OrganisationSetting.read': nothing,
  'OrganisationSetting.save': async (place, who) => ({
    body: { version: await currentVersion(place, who), timeZone: 'Europe/London' },
  }),
  'Preferences.get': nothing,
  'Preferences.set': async () => ({
    body: { locale: 'en-GB', timeZone: 'Europe/London', browserTimeZone: 'Asia/Tokyo' },
  }),
  'Preferences.notifications': nothing,
  'Preferences.setNotifications': async () => ({
    body: { settings: [{ kind: 'overdue', inApp: true, digest: false, atOnce: false }] },
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
  'RecordSummaries.get': async (place) => ({ path: { id: (await createPlain(place, 'InformationAssets')).id } }),
  'RecordWatching.get': async (place) => ({ path: { id: (await createPlain(place, 'InformationAssets')).id } }),
  'RecordWatching.set': async (place) => ({
    path: { id: (await createPlain(place, 'InformationAssets')).id },
    body: { watching: true },
  }),
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
  'AssessmentFigures.statistics': nothing,
  'PolicyFigures.statistics': nothing,
  ...assessmentFixtures,
  ...policyFixtures,
  ...riskAcceptanceFixtures,
  ...riskMatrixFixtures,
  'RiskScores.heatMap': async () => ({ query: { stage: 'current', asOf: '2026-01-31' } }),
  'RiskScores.list': changesOfScores,
  'RiskScores.statistics': nothing,
  ...riskAppetiteFixtures,
  ...riskCourseFixtures,
  ...incidentExchangeFixtures,
  ...scoreProposalFixtures,
  ...secureAssessmentFixtures,
  ...evidenceLinkFixtures,
  ...securePolicyFixtures,
  ...assetFigureFixtures,
  ...runZeroFixtures,
  'Search.records': async () => ({ query: { text: 'a' } }),
  ...riskControlFixtures,
  ...serviceProviderFixtures,
  ...findingFixtures,
  ...managementSystemFixtures,
  ...treatmentActionFixtures,
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
