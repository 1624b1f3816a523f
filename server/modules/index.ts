import type { Handlers } from '#server/contract/types.ts';
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
import { bulkChangeHandlers } from './bulk-change/index.ts';
import { commentHandlers } from './comment/index.ts';
import type { DraftParts } from './drafting/index.ts';
import { exemptionModule } from './exemption/index.ts';
import { fileKeepers } from './file-keepers.ts';
import { importHandlers } from './import/index.ts';
import { importTargets, lookupSettings } from './importables.ts';
import { incidentModule } from './incident/index.ts';
import { informationAssetModule } from './information-asset/index.ts';
import { labelHandlers } from './label/index.ts';
import { lookupExportHandlers } from './lookup/index.ts';
import { memberHandlers } from './member/index.ts';
import { notificationHandlers } from './notification/index.ts';
import { organisationSettingHandlers } from './organisation/index.ts';
import { failedJobHandlers, platformActivityHandlers, platformUserHandlers, tipHandlers } from './platform/index.ts';
import { policyDraftHandlers, policyModule, securePolicyHandlers } from './policy/index.ts';
import { assessmentModule, secureAssessmentHandlers } from './provider-assessment/index.ts';
import { recordLinkHandlers } from './record-link/index.ts';
import { recordSummaryHandlers } from './record-summary/index.ts';
import { recordWatchingHandlers } from './record-watching/index.ts';
import type { RecordSettings } from './record/index.ts';
import { regulatoryRequirementModule } from './regulatory-requirement/index.ts';
import { riskDraftHandlers, riskModule } from './risk/index.ts';
import { runZeroConnectionHandlers, runZeroHandlers, type RunZeroParts } from './run-zero/index.ts';
import { searchHandlers } from './search/index.ts';
import type { AskingParts } from './secure-link/index.ts';
import { serviceProviderModule } from './service-provider/index.ts';
import { standardHandlers } from './standard/index.ts';

export interface ModuleParts {
  readonly platform: PlatformDatabase;
  readonly identity: IdentityProvider;
  readonly jobs: Jobs;
  readonly superAdminEmail: string | undefined;
  readonly records: Omit<RecordSettings & AskingParts, 'jobs'>;
  readonly attachments: AttachmentParts;
  readonly drafts: DraftParts;
  readonly runZero: RunZeroParts;
  readonly log: Log;
}

const importModule = ({ jobs, platform }: ModuleParts) =>
  importHandlers({ jobs, targets: importTargets, timeZoneOf: (who) => timeZoneOf(platform, who) });

/** Every handler of the contract, and the caller lookup. Each register's module is added here. */
export function createModules(parts: ModuleParts) {
  const queries = accountQueries(parts.platform);
  const records = { ...parts.records, jobs: parts.jobs };
  const informationAssets = informationAssetModule(records);
  const handlers: Handlers = {
    Accounts: accountHandlers({ ...parts, queries }),
    Activities: activityHandlers,
    Attachments: attachmentHandlers(parts.attachments, fileKeepers),
    Histories: historyHandlers,
    BulkChanges: bulkChangeHandlers(parts.jobs),
    Comments: commentHandlers,
    FailedJobs: failedJobHandlers(parts.platform),
    Imports: importModule(parts),
    HelpfulTips: tipHandlers(parts.platform),
    Labels: labelHandlers,
    LoginLogs: loginLogHandlers(parts.platform),
    LookupExports: lookupExportHandlers(lookupSettings),
    Members: memberHandlers,
    Notifications: notificationHandlers,
    OrganisationSetting: organisationSettingHandlers,
    PlatformActivities: platformActivityHandlers(parts.platform),
    PlatformUsers: platformUserHandlers(parts.platform),
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
    SecurePolicies: securePolicyHandlers(parts.jobs, parts.attachments.files, parts.log),
    SecureAssessments: secureAssessmentHandlers(parts.jobs, parts.attachments),
    Standards: standardHandlers,
    ...assessmentModule(records, parts.attachments.addresses),
    ...assessmentTemplateModule(records),
    ...exemptionModule(records),
    ...incidentModule(records),
    ...informationAssets,
    ...policyModule(records),
    ...regulatoryRequirementModule(records),
    ...riskModule(records),
    ...serviceProviderModule(records),
  };
  return { handlers, findCaller: callerFinder({ ...parts, queries }) };
}
