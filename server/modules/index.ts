import type { Handlers } from '#server/contract/types.ts';
import type { Database } from '#server/database/database.ts';
import type { Log } from '#server/database/log.ts';
import type { PlatformDatabase } from '#server/database/platform.ts';
import type { IdentityProvider } from '#server/identity/provider.ts';
import type { Jobs } from '#server/jobs/jobs.ts';

import {
  accountHandlers,
  accountQueries,
  callerFinder,
  loginLogHandlers,
  preferenceHandlers,
  timeZoneOf,
} from './accounts/index.ts';
import { activityHandlers, historyHandlers } from './activity/index.ts';
import { assessmentTemplateModule, questionDraftHandlers } from './assessment-template/index.ts';
import { type AttachmentParts, attachmentHandlers } from './attachment/index.ts';
import { auditModule } from './audit/index.ts';
import { bulkChangeHandlers } from './bulk-change/index.ts';
import { changeDraftHandlers, changeModule } from './change/index.ts';
import { commentHandlers } from './comment/index.ts';
import { complianceAssessmentModule, proposalHandlers } from './compliance-assessment/index.ts';
import { complianceReportModule, keepReport } from './compliance-report/index.ts';
import { complianceModule } from './compliance/index.ts';
import { dashboardHandlers } from './dashboard/index.ts';
import { publishedMappingsJob } from './derivation/index.ts';
import { documentModule } from './document/index.ts';
import type { DraftParts } from './drafting/index.ts';
import { evidenceModule } from './evidence/index.ts';
import { exemptionModule } from './exemption/index.ts';
import { fileAdders, fileKeepers } from './file-keepers.ts';
import { findingModule } from './finding/index.ts';
import {
  articleCategoryHandlers,
  articleHandlers,
  managedArticleHandlers,
  managedTipHandlers,
} from './help-desk/index.ts';
import { importHandlers } from './import/index.ts';
import { importables, importTargets, lookupSettings } from './importables.ts';
import { incidentModule, incidentReportHandlers } from './incident/index.ts';
import { informationAssetModule } from './information-asset/index.ts';
import { acceptanceHandlers, invitationHandlers } from './invitation/index.ts';
import { labelHandlers } from './label/index.ts';
import { linkModules } from './link-modules.ts';
import { lookupExportHandlers, settingsOverviewHandlers } from './lookup/index.ts';
import { managementReviewModule } from './management-review/index.ts';
import { memberHandlers } from './member/index.ts';
import { notificationHandlers } from './notification/index.ts';
import { objectiveModule } from './objective/index.ts';
import { exportHandlers } from './organisation-export/index.ts';
import {
  onboardingHandlers,
  organisationSettingHandlers,
  profileHandlers,
  requestHandlers,
} from './organisation/index.ts';
import { ownControlModule } from './own-control/index.ts';
import { platformOrganisationHandlers } from './platform-organisation/index.ts';
import {
  administratorHandlers,
  contactMessageHandlers,
  failedJobHandlers,
  identityDifferenceHandlers,
  ownContactMessageHandlers,
  platformActivityHandlers,
  platformReportHandlers,
  platformRequestHandlers,
  platformUserHandlers,
  tipHandlers,
} from './platform/index.ts';
import { policyDraftHandlers, policyModule } from './policy/index.ts';
import { privilegedOperationHandlers } from './privileged-operation/index.ts';
import { assessmentModule } from './provider-assessment/index.ts';
import { recordLinkHandlers } from './record-link/index.ts';
import { recordSummaryHandlers } from './record-summary/index.ts';
import { recordWatchingHandlers } from './record-watching/index.ts';
import type { RecordSettings } from './record/index.ts';
import { regulatoryRequirementModule } from './regulatory-requirement/index.ts';
import { reportModule, reportTemplateHandlers } from './report/index.ts';
import { riskDraftHandlers, riskModule } from './risk/index.ts';
import { runZeroConnectionHandlers, runZeroHandlers, type RunZeroParts } from './run-zero/index.ts';
import { searchHandlers } from './search/index.ts';
import type { AskingParts } from './secure-link/index.ts';
import { serviceProviderModule } from './service-provider/index.ts';
import { staffWorkHandlers } from './staff-work/index.ts';
import { staffDraftHandlers, staffModule } from './staff/index.ts';
import {
  mappingSetHandlers,
  maturityModelHandlers,
  moduleHandlers,
  lineageHandlers,
  platformLineageHandlers,
  platformStandardHandlers,
  questionGroupHandlers,
  securityQuestionHandlers,
  standardDraftHandlers,
  standardHandlers,
} from './standard/index.ts';
import { statementModule } from './statement/index.ts';
import { taskDraftHandlers, taskModule } from './task/index.ts';
import { wordTemplateHandlers } from './word-template/index.ts';

export interface ModuleParts {
  readonly platform: PlatformDatabase;
  readonly inOrganisation: Database['inOrganisation'];
  readonly identity: IdentityProvider;
  readonly jobs: Jobs;
  readonly superAdminEmail: string | undefined;
  /** Whom a privileged operation appoints. */
  readonly platformAdminEmails: readonly string[];
  readonly records: Omit<RecordSettings & AskingParts, 'jobs'>;
  readonly attachments: AttachmentParts;
  readonly drafts: DraftParts;
  readonly runZero: RunZeroParts;
  readonly log: Log;
  /** Where this process writes. */
  readonly folders: readonly string[];
  readonly productName: string;
}

const importModule = ({ jobs, platform }: ModuleParts) =>
  importHandlers({ jobs, targets: importTargets, timeZoneOf: (who) => timeZoneOf(platform, who) });

const catalogueModules = ({ platform, jobs, attachments: { files } }: ModuleParts) => ({
  MappingSets: mappingSetHandlers(platform, (setId) => jobs.send(publishedMappingsJob, { setId })),
  PlatformStandards: platformStandardHandlers(platform, files),
  PlatformLineages: platformLineageHandlers(platform),
  StandardLineages: lineageHandlers,
  CatalogueModules: moduleHandlers(platform),
  PlatformMaturityModels: maturityModelHandlers(platform),
  SecurityQuestionGroups: questionGroupHandlers(platform),
  SecurityQuestions: securityQuestionHandlers(platform),
  StandardDrafts: standardDraftHandlers(platform, jobs),
  Standards: standardHandlers(files),
});

const helpDeskModules = ({ platform, attachments, identity }: ModuleParts) => ({
  Dashboard: dashboardHandlers(identity),
  HelpfulTips: tipHandlers(platform),
  Articles: articleHandlers(attachments),
  ManagedArticles: managedArticleHandlers(platform, attachments),
  ManagedArticleCategories: articleCategoryHandlers(platform),
  ManagedTips: managedTipHandlers(platform),
  ReportTemplates: reportTemplateHandlers(platform),
});

/** What administrators of the platform do. */
function platformModules(parts: ModuleParts) {
  const { platform, jobs } = parts;
  return {
    ContactMessages: contactMessageHandlers(platform),
    FailedJobs: failedJobHandlers(platform),
    IdentityDifferences: identityDifferenceHandlers(parts),
    OwnContactMessages: ownContactMessageHandlers(platform),
    PlatformActivities: platformActivityHandlers(platform),
    PlatformAdministrators: administratorHandlers(platform),
    PlatformOrganisations: platformOrganisationHandlers({ database: parts, jobs }),
    PlatformRequests: platformRequestHandlers(platform, jobs),
    PlatformReports: platformReportHandlers(parts),
    PlatformUsers: platformUserHandlers(platform, parts),
    PrivilegedOperations: privilegedOperationHandlers(parts),
  };
}

function complianceModules(
  records: RecordSettings & AskingParts & Pick<ModuleParts, 'jobs'>,
  drafts: DraftParts,
  attachments: AttachmentParts,
) {
  const ownControls = ownControlModule(records);
  return {
    AssessmentProposals: proposalHandlers(drafts),
    ...complianceAssessmentModule(records, keepReport),
    ...findingModule(records),
    ...complianceModule({ ownControls: ownControls.OwnControls, jobs: records.jobs }),
    ...evidenceModule(records, attachments),
    ...statementModule(records),
    ...auditModule(records),
    ...managementReviewModule(records),
    ...objectiveModule(records),
    ...ownControls,
  };
}

/** Incidents, and what members report of them. */
const incidentModules = (records: RecordSettings & Pick<ModuleParts, 'jobs'>, { attachments }: ModuleParts) => ({
  ...incidentModule(records),
  IncidentReports: incidentReportHandlers(records, attachments, fileKeepers),
});

/** The daily work of governance. */
const workModules = (records: RecordSettings & Pick<ModuleParts, 'jobs'>, { attachments, drafts }: ModuleParts) => ({
  ...changeModule(records),
  ...complianceReportModule(attachments),
  ...documentModule(records, attachments, fileKeepers),
  ...staffModule(records),
  ChangeDrafts: changeDraftHandlers(drafts),
  StaffDrafts: staffDraftHandlers(drafts),
  TaskDrafts: taskDraftHandlers(drafts),
  StaffWorks: staffWorkHandlers(importables),
  ...taskModule(records),
});

/** What concerns an organisation as a whole. */
const organisationModules = ({ jobs, attachments }: ModuleParts) => ({
  OrganisationExports: exportHandlers({ jobs, addresses: attachments.addresses }),
  Onboardings: onboardingHandlers,
  OrganisationProfiles: profileHandlers,
  OrganisationRequests: requestHandlers,
  OrganisationSetting: organisationSettingHandlers,
  SettingsOverviews: settingsOverviewHandlers,
  WordTemplates: wordTemplateHandlers(attachments),
});

/** Every handler of the contract, and the caller lookup. Each register's module is added here. */
export function createModules(parts: ModuleParts) {
  const queries = accountQueries(parts.platform);
  const records = { ...parts.records, jobs: parts.jobs };
  const informationAssets = informationAssetModule(records);
  const handlers: Handlers = {
    Accounts: accountHandlers({ ...parts, queries }),
    Activities: activityHandlers,
    ...helpDeskModules(parts),
    Attachments: attachmentHandlers(parts.attachments, fileKeepers, fileAdders),
    ...reportModule({ jobs: parts.jobs, addresses: parts.attachments.addresses }),
    Histories: historyHandlers,
    BulkChanges: bulkChangeHandlers(parts.jobs),
    Comments: commentHandlers,
    Imports: importModule(parts),
    Labels: labelHandlers,
    LoginLogs: loginLogHandlers(parts.platform),
    LookupExports: lookupExportHandlers(lookupSettings),
    InvitationAcceptances: acceptanceHandlers({ ...parts, database: parts }),
    Invitations: invitationHandlers(parts.jobs),
    Members: memberHandlers({ ...parts, registers: importables }),
    Notifications: notificationHandlers,
    ...platformModules(parts),
    Preferences: preferenceHandlers({ ...parts, queries }),
    PolicyDrafts: policyDraftHandlers(parts.drafts),
    QuestionDrafts: questionDraftHandlers(parts.drafts),
    RecordLinks: recordLinkHandlers,
    RecordSummaries: recordSummaryHandlers,
    RecordWatching: recordWatchingHandlers,
    RiskDrafts: riskDraftHandlers(parts.drafts),
    RunZeroAssets: runZeroHandlers(informationAssets.InformationAssets.create),
    RunZeroConnections: runZeroConnectionHandlers(parts.runZero),
    Search: searchHandlers,
    ...linkModules(parts),
    ...assessmentModule(records, parts.attachments.addresses),
    ...assessmentTemplateModule(records),
    ...catalogueModules(parts),
    ...complianceModules(records, parts.drafts, parts.attachments),
    ...exemptionModule(records),
    ...incidentModules(records, parts),
    ...informationAssets,
    ...organisationModules(parts),
    ...policyModule(records),
    ...regulatoryRequirementModule(records),
    ...riskModule(records),
    ...serviceProviderModule(records),
    ...workModules(records, parts),
  };
  return { handlers, findCaller: callerFinder({ ...parts, queries }) };
}
