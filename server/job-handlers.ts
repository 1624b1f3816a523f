import { modelDrafter } from '#server/ai/model-drafter.ts';
import { templateDrafter } from '#server/ai/template-drafter.ts';
import type { Database } from '#server/database/database.ts';
import { countHit } from '#server/database/limits.ts';
import type { Files } from '#server/files/files.ts';
import type { ServerLog } from '#server/http/logging.ts';
import type { LocalIdentity } from '#server/identity/index.ts';
import type { JobHandler } from '#server/jobs/handler.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { purgeLimitsJob } from '#server/jobs/purge-limits.ts';
import type { Mail } from '#server/mail/mail.ts';
import { headFolderIn, mailedHeads, openHeadFolder, sealLogsJob } from '#server/modules/activity/index.ts';
import { fileJobs } from '#server/modules/attachment/index.ts';
import { bulkChangeJobs } from '#server/modules/bulk-change/index.ts';
import { derivationJobs } from '#server/modules/derivation/index.ts';
import { evidenceJobs } from '#server/modules/evidence/index.ts';
import { importJobs } from '#server/modules/import/index.ts';
import { importables, importTargets } from '#server/modules/importables.ts';
import { incidentJobs } from '#server/modules/incident/index.ts';
import { invitationJobs } from '#server/modules/invitation/index.ts';
import { exportJobs } from '#server/modules/organisation-export/index.ts';
import { organisationJobs } from '#server/modules/platform-organisation/index.ts';
import { accountJobs, requestJobs } from '#server/modules/platform/index.ts';
import { policyJobs } from '#server/modules/policy/index.ts';
import { privilegedJobs, secondMailJob, seedsOf } from '#server/modules/privileged-operation/index.ts';
import { assessmentJobs } from '#server/modules/provider-assessment/index.ts';
import { purgeRemovedJob } from '#server/modules/record/index.ts';
import { reminderJobs } from '#server/modules/reminder/index.ts';
import { reportJobs } from '#server/modules/report/index.ts';
import { runZeroJobs, type RunZeroParts } from '#server/modules/run-zero/index.ts';
import { secureLinkJobs, type SendingParts } from '#server/modules/secure-link/index.ts';
import { questionJobs } from '#server/modules/standard/index.ts';
import type { Settings } from '#server/settings.ts';

interface JobParts {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly mail: Mail;
  readonly files: Files;
  readonly log: ServerLog;
  readonly local: LocalIdentity | undefined;
  readonly runZero: RunZeroParts;
}

/** The chain over the activity logs, whose heads leave by mail if an address is set. */
async function logSealing(
  settings: Settings,
  { database, mail, log }: Pick<JobParts, 'database' | 'mail' | 'log'>,
): Promise<JobHandler> {
  const { logHeadsTo: to, productName, dataDirectory } = settings;
  const folder = await openHeadFolder(headFolderIn(dataDirectory));
  return sealLogsJob({
    database,
    folder,
    elsewhere: to === undefined ? undefined : mailedHeads(mail, { to, productName }),
    log,
  });
}

/** Nobody waits for jobs, so they wait for what others hold. */
const forJobs = (database: Database): Database => ({
  ...database,
  inOrganisation: (scope, work, purpose, options) =>
    database.inOrganisation(scope, work, purpose, { ...options, patient: true }),
});
const sendingParts = (
  { origin, productName }: Settings,
  { mail, database }: Pick<JobParts, 'mail' | 'database'>,
): SendingParts => ({ mail, origin, productName, countHit: (limit) => countHit(database.platform, limit) });

/** Every job that this process runs. */
export const jobHandlers = (settings: Settings, parts: JobParts): Promise<JobHandler[]> =>
  handlersOf(settings, { ...parts, database: forJobs(parts.database) });

const handlersOf = async (settings: Settings, { log, local, runZero, ...parts }: JobParts): Promise<JobHandler[]> => [
  await logSealing(settings, { ...parts, log }),
  purgeLimitsJob(parts.database.platform),
  purgeRemovedJob(parts.database, settings, log),
  ...bulkChangeJobs(parts.database, importables),
  ...importJobs(parts.database, importTargets),
  ...fileJobs(parts, settings, log),
  ...exportJobs(parts),
  ...reportJobs({ ...parts, limits: settings.files, registers: importables }),
  ...runZeroJobs({ ...parts, ...runZero }),
  ...assessmentJobs({ ...sendingParts(settings, parts), jobs: parts.jobs }),
  ...evidenceJobs(sendingParts(settings, parts)),
  ...policyJobs(sendingParts(settings, parts)),
  ...questionJobs(parts.database.platform, settings.ai === undefined ? templateDrafter : modelDrafter(settings.ai)),
  ...requestJobs({ ...sendingParts(settings, parts), platform: parts.database.platform }),
  ...privilegedJobs({
    jobs: parts.jobs,
    platform: parts.database.platform,
    seeds: seedsOf(settings.platformAdminEmails),
  }),
  secondMailJob({ ...sendingParts(settings, parts), platform: parts.database.platform }),
  ...organisationJobs({ ...parts, log, origin: settings.origin, productName: settings.productName }),
  ...accountJobs({
    ...parts,
    platform: parts.database.platform,
    origin: settings.origin,
    productName: settings.productName,
  }),
  ...invitationJobs(sendingParts(settings, parts), settings.newAddressesPerDay),
  ...derivationJobs({ database: parts.database, jobs: parts.jobs }),
  ...secureLinkJobs(parts.database, log),
  ...incidentJobs(),
  ...reminderJobs({ ...parts, origin: settings.origin, productName: settings.productName }),
  ...(local?.jobHandlers ?? []),
];
