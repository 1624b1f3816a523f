import { sql, type SQL } from 'drizzle-orm';

import type { RecordKind } from '#openapi/generated/records.ts';
import {
  acknowledgement,
  acknowledgementRequest as acknowledging,
  assessmentReviewer,
  complianceAssessment,
  changeManagementProcess,
  changeVoter,
  complianceReviewer,
  exemption,
  exemptionExtension as extension,
  policy,
  policyReviewer,
  policyVersion,
  policyVersionAuthor,
  record,
  riskAcceptance,
  serviceProviderAssessment as assessment,
  statementOfApplicability as statement,
  statementSubmission as submission,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { quoted, tell } from '#server/modules/record/index.ts';

import type { StoredMember } from './read.ts';

type NoticeKind = 'changeStep' | 'policyStep' | 'exemptionStep' | 'acceptance' | 'assessmentStep';

const kindOfNotice: Readonly<Partial<Record<RecordKind, NoticeKind>>> = {
  policy: 'policyStep',
  exemption: 'exemptionStep',
  changeManagementProcess: 'changeStep',
  risk: 'acceptance',
  serviceProviderAssessment: 'assessmentStep',
  complianceAssessment: 'assessmentStep',
  statementOfApplicability: 'assessmentStep',
};

/** A request that waits for someone: of which record, and who sent it. */
interface Waiting {
  readonly kind: RecordKind;
  readonly id: string;
  readonly ref: string;
  readonly title: string;
  readonly senders: (string | null)[];
}

/** Records with a request that someone was to answer: who keeps the record, or sent the request. */
const waitingFor = ({ id, email }: Pick<StoredMember, 'id' | 'email'>): SQL[] => [
  sql`select ${policy.id} as id, ${policy.ownerId} as sender from ${policy} where ${policy.status} = 'REVIEW'
    and (${policy.approverId} = ${id} or exists (select from ${policyReviewer}
      where ${policyReviewer.policyId} = ${policy.id} and ${policyReviewer.personId} = ${id}))`,
  sql`select ${policyVersion.policyId}, ${policyVersionAuthor.personId} from ${policyVersion}
    join ${policyVersionAuthor} on ${policyVersionAuthor.versionId} = ${policyVersion.id}
    join ${policy} on ${policy.id} = ${policyVersion.policyId}
    where ${policyVersion.status} = 'REVIEW' and (${policy.approverId} = ${id} or exists (select from ${policyReviewer}
      where ${policyReviewer.policyId} = ${policy.id} and ${policyReviewer.personId} = ${id}))`,
  sql`select ${exemption.id}, ${exemption.ownerId} from ${exemption}
    where ${exemption.status} = 'UNDER_REVIEW' and ${exemption.approverId} = ${id}`,
  sql`select ${exemption.id}, ${extension.askedBy} from ${extension}
    join ${exemption} on ${exemption.id} = ${extension.exemptionId}
    where ${extension.status} = 'REQUESTED' and ${exemption.approverId} = ${id}`,
  sql`select ${changeManagementProcess.id}, ${changeManagementProcess.ownerId} from ${changeManagementProcess}
    join ${changeVoter} on ${changeVoter.changeId} = ${changeManagementProcess.id}
    where ${changeManagementProcess.status} = 'AUTHORISE' and ${changeVoter.personId} = ${id}`,
  sql`select ${riskAcceptance.riskId}, ${riskAcceptance.submittedBy} from ${riskAcceptance}
    where ${riskAcceptance.status} = 'SUBMITTED' and ${riskAcceptance.approverId} = ${id}`,
  sql`select ${assessment.id}, ${assessment.assigneeId} from ${assessment}
    where ${assessment.status} in ('SUBMITTED', 'REVIEWED') and (${assessment.approverId} = ${id}
      or exists (select from ${assessmentReviewer} where ${assessmentReviewer.assessmentId} = ${assessment.id}
        and ${assessmentReviewer.personId} = ${id}))`,
  sql`select ${complianceAssessment.id}, null::uuid from ${complianceAssessment}
    join ${complianceReviewer} on ${complianceReviewer.assessmentId} = ${complianceAssessment.id}
    where ${complianceAssessment.status} = 'IN_REVIEW' and ${complianceReviewer.personId} = ${id}`,
  sql`select ${statement.id}, ${submission.submittedBy} from ${statement}
    join ${submission} on ${submission.statementId} = ${statement.id} and ${submission.submission} = ${statement.submissions}
    where ${statement.status} = 'REVIEW' and ${statement.approverId} = ${id}`,
  sql`select ${acknowledging.policyId}, ${acknowledging.requestedBy} from ${acknowledging}
    where ${acknowledging.email} = lower(${email}) and ${acknowledging.revokedAt} is null
      and ${acknowledging.supersededAt} is null and ${acknowledging.expiresAt} > now()
      and not exists (select from ${acknowledgement} where ${acknowledgement.requestId} = ${acknowledging.id})`,
];

/** Live records with such a request, each once, with those who are told: the senders, and who made the record where none is known. */
async function findWaiting(member: Pick<StoredMember, 'id' | 'email'>): Promise<Waiting[]> {
  const { rows } = await db.execute<Waiting & Record<string, unknown>>(sql`
    select ${record.kind} as kind, ${record.id} as id, ${record.ref} as ref, ${record.title} as title,
      array_agg(distinct coalesce(waiting.sender, ${record.createdBy})) as senders
    from (${sql.join(waitingFor(member), sql` union all `)}) as waiting
    join ${record} on ${record.id} = waiting.id
    where ${record.deletedAt} is null
    group by ${record.kind}, ${record.id}, ${record.ref}, ${record.title}
    order by ${record.ref}`);
  return rows;
}

/**
 * Tells those who wait for an answer of someone who was deactivated just now. Nothing is asked of them meanwhile: they are no
 * member, and no mail goes to their address (`secure-link/paused.ts`). What waits can be asked of someone else, or goes on when
 * they are reactivated.
 */
export async function tellOfPause(member: Pick<StoredMember, 'id' | 'name' | 'email'>): Promise<void> {
  const waiting = await findWaiting(member);
  await tell(
    waiting.flatMap(({ kind, senders, ...entity }) => {
      const notice = kindOfNotice[kind];
      if (notice === undefined) return [];
      return [
        {
          kind: notice,
          entityType: kind,
          entity,
          recipients: senders,
          title: 'Request paused',
          describe: (what: string) =>
            `${quoted(member.name)} was deactivated and is asked nothing any more. What you asked them about ${what} waits: ask someone else.`,
        },
      ];
    }),
  );
}
