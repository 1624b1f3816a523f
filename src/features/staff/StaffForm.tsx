import { staff, type StaffKind } from '#src/api/staff.ts';
import { DayInput } from '#src/components/fields/DayInput.tsx';
import { FieldPair, FieldSection } from '#src/components/fields/layout.tsx';
import { ProseInput, TextInput, TitleInput } from '#src/components/fields/TextInput.tsx';
import { LookupsInput } from '#src/registers/LookupInput.tsx';
import { OwnerInput } from '#src/registers/OwnerInput.tsx';
import { RecordInput } from '#src/registers/RecordInput.tsx';
import type { RecordFormProps } from '#src/registers/RecordScreen.tsx';
import { staffWords as words } from '#src/registers/words/staff.ts';

import { Absences } from './Absences.tsx';
import { Competences } from './Competences.tsx';
import { Duties } from './Duties.tsx';
import { NeedsSection } from './NeedsSection.tsx';
import { RoleDraft } from './RoleDraft.tsx';
import { Trainings } from './Trainings.tsx';

/** The editable fields of a staff member. */
export function StaffForm({ form, stored }: RecordFormProps<StaffKind>) {
  return (
    <>
      <TitleInput form={form} field="title" words={words.title} required />
      <FieldPair>
        <TextInput form={form} field="position" words={words.position} />
        <TextInput form={form} field="department" words={words.department} />
        <TextInput form={form} field="email" words={words.email} />
        <TextInput form={form} field="phone" words={words.phone} />
        <TextInput form={form} field="location" words={words.location} />
        <OwnerInput form={form} field="accountId" words={words.accountId} current={stored?.account} />
        <RecordInput form={form} field="managerId" words={words.managerId} source={staff} current={stored?.manager} />
        <RecordInput form={form} field="deputyId" words={words.deputyId} source={staff} current={stored?.deputy} />
        <DayInput form={form} field="startsOn" words={words.startsOn} />
        <DayInput form={form} field="endsOn" words={words.endsOn} />
      </FieldPair>
      <FieldSection title="Role">
        <LookupsInput form={form} field="roleIds" words={words.roleIds} current={stored?.roles} />
        {!form.readOnly && <RoleDraft form={form} />}
        <ProseInput form={form} field="responsibilities" words={words.responsibilities} />
        <ProseInput form={form} field="authorities" words={words.authorities} />
      </FieldSection>
      <FieldSection title="Competence">
        <ProseInput form={form} field="requiredCompetence" words={words.requiredCompetence} />
        <ProseInput form={form} field="competence" words={words.competence} />
      </FieldSection>
      {stored !== null && (
        <>
          <NeedsSection member={stored} />
          <FieldSection title="Competences">
            <Competences memberId={stored.id} mayEdit={!form.readOnly} />
          </FieldSection>
          <FieldSection title="Duties">
            <Duties memberId={stored.id} mayEdit={!form.readOnly} />
          </FieldSection>
          <FieldSection title="Trainings">
            <Trainings memberId={stored.id} mayEdit={!form.readOnly} />
          </FieldSection>
          <FieldSection title="Absences">
            <Absences member={stored} mayEdit={!form.readOnly} />
          </FieldSection>
        </>
      )}
    </>
  );
}
