import { and, asc, eq } from 'drizzle-orm';

import { rolesWith } from '#domain/compliance/rights.ts';
import type { OrganisationRole } from '#openapi/access.ts';
import type { RecordKind } from '#openapi/generated/records.ts';
import { forbidden } from '#server/contract/errors.ts';
import type { HandlersOf, Schemas } from '#server/contract/types.ts';
import type { Log } from '#server/database/log.ts';
import { membership, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import {
  askedEditors,
  askedViewers,
  foldedContains,
  isAskedFor,
  mayDo,
  pickerLimit,
} from '#server/modules/record/index.ts';

import { explainAccess } from './explain.ts';
import { leavingHandlers } from './leaving.ts';
import { asMember, memberPage, type StoredMember } from './read.ts';
import type { Registers } from './responsibilities.ts';
import { memberSteps } from './steps.ts';

interface MemberParts {
  readonly identity: {
    /** Which of some users have a second factor, by subject; those that are not known are left out. */
    secondFactorsOf(subjects: readonly string[]): Promise<ReadonlyMap<string, boolean>>;
  };
  readonly log: Pick<Log, 'warn'>;
  readonly registers: Registers;
}

/** Nobody is kept from the list because the identity provider does not answer: it then is not known. */
async function secondFactorsOf({ identity, log }: MemberParts, members: readonly StoredMember[]) {
  try {
    return await identity.secondFactorsOf(members.map(({ subject }) => subject));
  } catch (error) {
    log.warn({ err: error }, 'The identity provider did not say who has a second factor');
    return new Map<string, boolean>();
  }
}

interface Acting {
  readonly kind: RecordKind;
  /** Who acts so, where it is not for those who write such records. */
  readonly roles?: readonly OrganisationRole[];
}

const acting: Readonly<Record<Schemas['ActingPart'], Acting>> = {
  changeManagementProcess: { kind: 'changeManagementProcess' },
  complianceAssessor: { kind: 'complianceAssessment', roles: rolesWith('JUDGE') },
  complianceReviewer: { kind: 'complianceAssessment', roles: rolesWith('APPROVE') },
  exemption: { kind: 'exemption' },
  findingVerifier: { kind: 'finding', roles: rolesWith('VERIFY_FINDING') },
  policy: { kind: 'policy' },
  task: { kind: 'task' },
  statementOfApplicability: { kind: 'statementOfApplicability', roles: rolesWith('APPROVE') },
};

/** The members of the organisation. docs/decisions/140-people-of-an-organisation.md */
export const memberHandlers = (parts: MemberParts): HandlersOf<'Members'> => ({
  async options({ query: { able, ...query } }, context) {
    if (able !== undefined) {
      const { kind, roles } = acting[able];
      if (!mayDo(context, kind, 'VIEW')) throw forbidden('You may not view these records');
      // Those who may see a task can do it.
      if (kind === 'task') return askedViewers(kind, query);
      return askedEditors(kind, query, undefined, roles);
    }
    return db
      .select({ id: userAccount.id, name: userAccount.name })
      .from(membership)
      .innerJoin(userAccount, eq(userAccount.id, membership.userId))
      .where(
        and(
          eq(userAccount.active, true),
          isAskedFor(userAccount.id, query, (search) => foldedContains(userAccount.foldedName, search)),
        ),
      )
      .orderBy(asc(userAccount.name), asc(userAccount.id))
      .limit(pickerLimit(query));
  },

  async list({ query }, { inTransaction }) {
    const page = await inTransaction(() => memberPage(query));
    const factors = await secondFactorsOf(parts, page.data);
    return { ...page, data: page.data.map((member) => asMember(member, factors.get(member.subject) ?? null)) };
  },

  ...memberSteps,
  ...leavingHandlers(parts.registers),
  explainAccess,
});
