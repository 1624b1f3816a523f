import { Link } from '@tanstack/react-router';

import { findingTexts } from '#domain/words/finding.ts';
import { evidenceSource } from '#src/api/compliance/evidence.ts';
import type { Finding, FindingRecord } from '#src/api/compliance/findings.ts';
import { ChoiceInput } from '#src/components/fields/ChoiceInput.tsx';
import { DayInput } from '#src/components/fields/DayInput.tsx';
import { FieldPair, FieldSection } from '#src/components/fields/layout.tsx';
import { ProseInput, TitleInput } from '#src/components/fields/TextInput.tsx';
import { ControlsInput } from '#src/registers/ControlsInput.tsx';
import { LookupInput } from '#src/registers/LookupInput.tsx';
import { OwnerInput } from '#src/registers/OwnerInput.tsx';
import type { RecordFormProps } from '#src/registers/RecordScreen.tsx';
import { RecordsInput } from '#src/registers/RecordsInput.tsx';
import { findingWords as words } from '#src/registers/words/finding.ts';
import { css } from '#styled/css/index.js';

import { CorrectiveActions } from './CorrectiveActions.tsx';

const line = css({ margin: '0', overflowWrap: 'anywhere' });

type FormProps = RecordFormProps<FindingRecord>;

const isSettled = (finding: Finding | null): boolean =>
  finding?.status === 'CLOSED' || finding?.status === 'RISK_ACCEPTED';

/** The editable fields of a finding. While it is closed or its risk is accepted, what was decided on is only read. */
export function FindingForm({ form: all, stored }: FormProps) {
  const form = isSettled(stored) ? { ...all, readOnly: true } : all;
  // Of a finding that was raised, “Reclassify” changes these, with a reason.
  const classified = stored === null ? form : { ...form, readOnly: true };
  return (
    <>
      <TitleInput form={form} field="title" words={words.title} required />
      <FieldPair>
        <ChoiceInput form={classified} field="kind" words={words.kind} />
        <DayInput
          form={classified}
          field="raisedOn"
          words={words.raisedOn}
          help="If empty, the day on which it was entered"
        />
        <OwnerInput form={form} field="ownerId" words={words.ownerId} current={stored?.owner} />
        <DayInput form={form} field="dueOn" words={words.dueOn} />
        <OwnerInput
          form={form}
          field="verifierId"
          words={words.verifierId}
          current={stored?.verifier}
          able="findingVerifier"
        />
      </FieldPair>
      <ProseInput form={form} field="description" words={words.description} />
      <Cause form={form} stored={stored} />
      {stored !== null && (
        <FieldSection title="Actions">
          <CorrectiveActions findingId={stored.id} mayEdit={!form.readOnly} />
        </FieldSection>
      )}
      <RecordsInput
        form={form}
        field="evidenceIds"
        words={words.evidenceIds}
        source={evidenceSource}
        current={stored?.evidence}
      />
      <ControlsInput form={form} field="positionIds" words={words.positionIds} current={stored?.positions} />
      <Classification form={all} stored={stored} />
      {stored?.assessment && <RaisedIn assessment={stored.assessment} />}
    </>
  );
}

const Cause = ({ form, stored }: FormProps) => (
  <FieldSection title="Cause and correction">
    <ProseInput
      form={form}
      field="correction"
      words={words.correction}
      help="What was put right at once, or why nothing was"
    />
    <LookupInput
      form={form}
      field="rootIdentificationId"
      words={words.rootIdentificationId}
      current={stored?.rootIdentification}
    />
    <ProseInput form={form} field="rootCause" words={words.rootCause} />
  </FieldSection>
);

const Classification = ({ form, stored }: FormProps) => (
  <FieldSection title="Classification">
    <FieldPair>
      <LookupInput
        form={form}
        field="identificationSourceId"
        words={words.identificationSourceId}
        current={stored?.identificationSource}
      />
      <LookupInput form={form} field="importanceId" words={words.importanceId} current={stored?.importance} />
      <LookupInput form={form} field="affectedAreaId" words={words.affectedAreaId} current={stored?.affectedArea} />
    </FieldPair>
  </FieldSection>
);

const RaisedIn = ({ assessment: { id, ref, title } }: { readonly assessment: NonNullable<Finding['assessment']> }) => (
  <FieldSection title={findingTexts.assessment.label}>
    <p className={line} dir="auto">
      <Link to="/assessments" search={{ view: 'standards', assessment: id }}>
        {ref} {title}
      </Link>
    </p>
  </FieldSection>
);
