import {
  competenceStandingLabels,
  staffStatusLabels,
  staffMemberTexts as texts,
  trainingStateLabels,
} from '#domain/words/staff.ts';
import { staffMember } from '#openapi/generated/records.ts';
import { staffRoles } from '#src/api/staff-competence.ts';
import { staff, type StaffKind } from '#src/api/staff.ts';
import { choiceWords, dayWords, textWords, type FieldWords } from '#src/components/fields/field-words.ts';

import { labelWords } from '../labels/label-words.tsx';
import { entriesWords, memberWords, recordWords } from '../Names.tsx';

/** The labels of a staff member's fields. */
export const staffWords = {
  title: textWords(texts.title.label),
  email: textWords(texts.email.label),
  phone: textWords(texts.phone.label),
  position: textWords(texts.position.label),
  department: textWords(texts.department.label),
  location: textWords(texts.location.label),
  managerId: recordWords(texts.manager.label, staff, staffMember.noun),
  deputyId: recordWords(texts.deputy.label, staff, staffMember.noun),
  accountId: memberWords(texts.account.label),
  roleIds: entriesWords(texts.roles.label, staffRoles),
  responsibilities: textWords(texts.responsibilities.label),
  authorities: textWords(texts.authorities.label),
  requiredCompetence: textWords(texts.requiredCompetence.label),
  competence: textWords(texts.competence.label),
  startsOn: dayWords(texts.startsOn.label),
  endsOn: dayWords(texts.endsOn.label),
  labelIds: labelWords,
} satisfies FieldWords<StaffKind['draft']>;

/** The labels of what actions and trainings change. */
export const staffCourseWords = {
  status: choiceWords(texts.status.label, staffStatusLabels),
  training: choiceWords(texts.training.label, trainingStateLabels),
  competenceStanding: choiceWords(texts.competenceStanding.label, competenceStandingLabels),
};
