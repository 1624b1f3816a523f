import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';

import { groupTitle } from '#domain/compliance/control-title.ts';
import { standardName } from '#domain/compliance/standard-name.ts';
import { changesOf } from '#machines/record/merge.ts';
import { adoptedQuery, catalogueQuery } from '#src/api/compliance/adopted-standards.ts';
import { complianceAssessments } from '#src/api/compliance/assessments.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { Audit, AuditKind } from '#src/api/management-system/audits.ts';
import { ChoiceInput, ChoiceOrNoneInput, ChoicesInput } from '#src/components/fields/ChoiceInput.tsx';
import { DayInput } from '#src/components/fields/DayInput.tsx';
import { FieldPair, FieldSection } from '#src/components/fields/layout.tsx';
import { ProseInput, TextInput, TitleInput } from '#src/components/fields/TextInput.tsx';
import { MembersInput } from '#src/registers/MembersInput.tsx';
import type { RecordPanelProps } from '#src/registers/OpenRecord.tsx';
import { OwnerInput } from '#src/registers/OwnerInput.tsx';
import { RecordInput } from '#src/registers/RecordInput.tsx';
import { RecordScreen, type RecordFormProps } from '#src/registers/RecordScreen.tsx';
import { auditWords as words } from '#src/registers/words/management-system.ts';
import { css } from '#styled/css/index.js';

import { groupName } from '../assessment/start-scope.ts';
import { AuditCourseSection } from './AuditCourseSection.tsx';
import { editableAudit } from './editable-audit.ts';

const line = css({ margin: '0', overflowWrap: 'anywhere' });

/** One audit, beside the programme. */
export function AuditPanel({ id, place }: RecordPanelProps<Audit>) {
  // A step changes the stored audit: the form starts again with it.
  const [steps, setSteps] = useState(0);
  return (
    <RecordScreen key={steps} kind={editableAudit} id={id} place={place} words={words}>
      {(form, stored) => (
        <>
          {stored !== null && (
            <AuditCourseSection
              audit={stored}
              hasChanges={Object.keys(changesOf(editableAudit.draftOf(stored), form.draft)).length > 0}
              onTaken={() => setSteps((count) => count + 1)}
            />
          )}
          <AuditForm form={form} stored={stored} />
        </>
      )}
    </RecordScreen>
  );
}

type FormProps = RecordFormProps<AuditKind>;

/** The editable fields of an audit. Once it is reported, only its title and labels change. */
function AuditForm({ form: whole, stored }: FormProps) {
  const form = { ...whole, readOnly: whole.readOnly || stored?.status === 'REPORTED' };
  return (
    <>
      <TitleInput form={whole} field="title" words={words.title} required />
      <FieldPair>
        <ChoiceInput form={form} field="kind" words={words.kind} />
        <OwnerInput form={form} field="ownerId" words={words.ownerId} current={stored?.owner} />
        <DayInput form={form} field="plannedFrom" words={words.plannedFrom} />
        <DayInput form={form} field="plannedTo" words={words.plannedTo} />
      </FieldPair>
      <Scope form={form} stored={stored} />
      <MembersInput form={form} field="auditorIds" words={words.auditorIds} current={stored?.auditors ?? []} />
      <TextInput form={form} field="externalAuditors" words={words.externalAuditors} />
      <ProseInput form={form} field="objective" words={words.objective} help="What the audit is to find out" />
      <ProseInput form={form} field="criteria" words={words.criteria} help="What is compared with what is found" />
      <RecordInput
        form={form}
        field="assessmentId"
        words={words.assessmentId}
        source={complianceAssessments}
        current={stored?.assessment}
        help="In which it is carried out, with its findings"
      />
      {stored?.assessment && (
        <p className={line} dir="auto">
          <Link to="/assessments" search={{ view: 'standards', assessment: stored.assessment.id }}>
            Open {stored.assessment.ref} {stored.assessment.title}
          </Link>
        </p>
      )}
    </>
  );
}

/** The standard and the groups of it that are audited. */
function Scope({ form, stored }: FormProps) {
  const api = useApi();
  const { data: adopted = [] } = useQuery(adoptedQuery(api));
  const chosen = adopted.find(({ id }) => id === form.draft.adoptedStandardId);
  const versionId = chosen?.standard.id;
  const { data: catalogue } = useQuery({ ...catalogueQuery(api, versionId ?? ''), enabled: versionId !== undefined });
  const known = stored?.adoptedStandard;
  const standards = Object.fromEntries<string>([
    ...(known ? [[known.id, `${known.title} ${known.ref}`] as const] : []),
    ...adopted.map(({ id, standard: { title, number } }) => [id, standardName({ title, number })] as const),
  ]);
  const groups = Object.fromEntries<string>([
    ...form.draft.groups.map((name) => [name, name] as const),
    ...(catalogue?.groups ?? [])
      .filter(({ parentId }) => parentId === null)
      .map((group) => [groupName(group), groupTitle(group)] as const),
  ]);
  return (
    <FieldSection title="Scope">
      <ChoiceOrNoneInput
        form={form}
        field="adoptedStandardId"
        words={{ ...words.adoptedStandardId, labels: standards, nothing: 'None' }}
      />
      {Object.keys(groups).length > 0 && (
        <ChoicesInput
          form={form}
          field="groups"
          words={{ ...words.groups, labels: groups }}
          help="Choose none to audit all groups"
        />
      )}
    </FieldSection>
  );
}
