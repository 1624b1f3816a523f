import { changesOf } from '#machines/record/merge.ts';
import { ownControls } from '#src/api/compliance/own-controls.ts';
import type { Incident, IncidentKind } from '#src/api/incident/incidents.ts';
import { informationAssets } from '#src/api/information-asset/information-assets.ts';
import { risks } from '#src/api/risk/risks.ts';
import { ChoiceOrNoneInput } from '#src/components/fields/ChoiceInput.tsx';
import { FieldPair, FieldSection } from '#src/components/fields/layout.tsx';
import { RoughTimeInput } from '#src/components/fields/RoughTimeInput.tsx';
import { ProseInput, TitleInput } from '#src/components/fields/TextInput.tsx';
import { LookupInput } from '#src/registers/LookupInput.tsx';
import { MembersInput } from '#src/registers/MembersInput.tsx';
import { OwnerInput } from '#src/registers/OwnerInput.tsx';
import type { RecordFormProps } from '#src/registers/RecordScreen.tsx';
import { RecordsInput } from '#src/registers/RecordsInput.tsx';
import { incidentWords as words } from '#src/registers/words/incident.ts';

import { editableIncident } from './editable-incident.ts';
import { LessonsToRisk } from './LessonsToRisk.tsx';
import { RiskProposals } from './RiskProposals.tsx';

type IncidentFormProps = RecordFormProps<IncidentKind>;

const keyDates = [
  'occurredAt',
  'detectedAt',
  'awareAt',
  'reportedAt',
  'containedAt',
  'resolvedAt',
  'classifiedAt',
] as const;

const hasChanges = (stored: Incident, draft: IncidentKind['draft']) =>
  Object.keys(changesOf(editableIncident.draftOf(stored), draft)).length > 0;

/** The editable fields of an incident. */
export function IncidentForm({ form, stored }: IncidentFormProps) {
  return (
    <>
      <TitleInput form={form} field="title" words={words.title} required />
      <ProseInput form={form} field="description" words={words.description} />
      <FieldPair>
        {(stored?.severity ?? null) === null && (
          <ChoiceOrNoneInput form={form} field="severity" words={words.severity} />
        )}
        <LookupInput form={form} field="typeId" words={words.typeId} current={stored?.type} />
        <OwnerInput form={form} field="ownerId" words={words.ownerId} current={stored?.owner} />
        <OwnerInput form={form} field="reporterId" words={words.reporterId} current={stored?.reporter} />
        <ChoiceOrNoneInput form={form} field="detection" words={words.detection} />
      </FieldPair>
      <MembersInput form={form} field="coOwnerIds" words={words.coOwnerIds} current={stored?.coOwners} />
      <FieldSection title="Key dates">
        {keyDates.map((field) => (
          <RoughTimeInput
            key={field}
            form={form}
            field={field}
            words={words[field]}
            proposesNow={field === 'awareAt'}
          />
        ))}
      </FieldSection>
      <Context form={form} stored={stored} />
      {stored !== null && (
        <RiskProposals incident={stored} mayEdit={!form.readOnly} hasChanges={hasChanges(stored, form.draft)} />
      )}
      <FieldSection title="Analysis">
        <ProseInput form={form} field="impact" words={words.impact} />
        <ProseInput form={form} field="immediateMitigation" words={words.immediateMitigation} />
        <ProseInput form={form} field="rootCause" words={words.rootCause} />
        <ProseInput form={form} field="correctiveActions" words={words.correctiveActions} />
        <ProseInput form={form} field="lessonsLearned" words={words.lessonsLearned} />
        {stored !== null && stored.lessonsLearned !== '' && !form.readOnly && (
          <LessonsToRisk incidentId={stored.id} hasChanges={hasChanges(stored, form.draft)} />
        )}
      </FieldSection>
    </>
  );
}

const Context = ({ form, stored }: IncidentFormProps) => (
  <FieldSection title="Context">
    <RecordsInput
      form={form}
      field="assetIds"
      words={words.assetIds}
      source={informationAssets}
      current={stored?.assets}
    />
    <RecordsInput form={form} field="riskIds" words={words.riskIds} source={risks} current={stored?.risks} />
    <RecordsInput
      form={form}
      field="ownControlIds"
      words={words.ownControlIds}
      source={ownControls}
      current={stored?.ownControls}
      help="What failed, or what it concerns"
    />
  </FieldSection>
);
