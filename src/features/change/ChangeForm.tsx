import { changeTypeLabels } from '#domain/words/change.ts';
import type { Change, ChangeKind } from '#src/api/changes.ts';
import { ownControls } from '#src/api/compliance/own-controls.ts';
import { informationAssets } from '#src/api/information-asset/information-assets.ts';
import { policies } from '#src/api/policy/policies.ts';
import { risks } from '#src/api/risk/risks.ts';
import { CheckInput } from '#src/components/fields/CheckInput.tsx';
import { ChoiceInput, ChoiceOrNoneInput } from '#src/components/fields/ChoiceInput.tsx';
import { InstantInput } from '#src/components/fields/InstantInput.tsx';
import { FieldPair, FieldSection } from '#src/components/fields/layout.tsx';
import { NumberOrNoneInput } from '#src/components/fields/NumberInput.tsx';
import { ProseInput, TitleInput } from '#src/components/fields/TextInput.tsx';
import { useOwnId } from '#src/components/SessionProvider.tsx';
import { MembersInput } from '#src/registers/MembersInput.tsx';
import { OwnerInput } from '#src/registers/OwnerInput.tsx';
import type { RecordFormProps } from '#src/registers/RecordScreen.tsx';
import { RecordsInput } from '#src/registers/RecordsInput.tsx';
import { changeWords as words } from '#src/registers/words/change.ts';
import { css } from '#styled/css/index.js';

import { ImpactDraft } from './ImpactDraft.tsx';

const note = css({ margin: '0', color: 'fg.muted', textStyle: 'sm' });

type FormProps = RecordFormProps<ChangeKind>;

const isOver = (status: Change['status']) => status === 'CLOSED' || status === 'CANCELLED';
const isMade = (status: Change['status']) => status === 'IMPLEMENT' || status === 'REVIEW' || isOver(status);

/** What can still be changed where a change stands (domain/change/rules.ts). */
function formsOf({ form, stored }: FormProps) {
  const { status, type } = stored ?? { status: 'NEW', type: 'NORMAL' };
  const locked = (isLocked: boolean) => ({ ...form, readOnly: form.readOnly || isLocked });
  const isStandard = type === 'STANDARD' && status !== 'NEW';
  const isRepeated = form.draft.type === 'STANDARD' && (stored?.template ?? null) !== null;
  return {
    title: locked(status !== 'NEW' || isRepeated),
    request: locked(status !== 'NEW'),
    times: locked(isMade(status) || isStandard),
    substance: locked(isMade(status) || isStandard || isRepeated),
    seats: locked(isStandard || isOver(status) || (isMade(status) && type !== 'EMERGENCY')),
    quorum: locked(isStandard || isMade(status)),
    assessor: locked(isMade(status)),
    implementers: locked(isOver(status)),
  };
}

/** Why most of a change that repeats another one cannot be edited. */
function TemplateNote({ form, stored }: FormProps) {
  const isOpen = stored?.status === 'NEW' && form.draft.type === 'STANDARD';
  if (!isOpen || stored.template === null) return null;
  return (
    <p className={note}>
      What was authorised with {stored.template.ref} stays as it is: choose the time, the reason and the people. If
      anything else is to change, choose the type {changeTypeLabels.NORMAL}.
    </p>
  );
}

/** The editable fields of a change. */
export function ChangeForm(props: FormProps) {
  const { stored } = props;
  const forms = formsOf(props);
  const ownId = useOwnId();
  const isStandard = props.form.draft.type === 'STANDARD';
  return (
    <>
      <TemplateNote {...props} />
      <TitleInput form={forms.title} field="title" words={words.title} required />
      <FieldPair>
        <ChoiceInput form={forms.request} field="type" words={words.type} />
        <OwnerInput form={forms.request} field="ownerId" words={words.ownerId} current={stored?.owner} />
      </FieldPair>
      <ProseInput form={forms.request} field="reason" words={words.reason} />
      <ProseInput form={forms.substance} field="description" words={words.description} />
      <FieldSection title="Time">
        <InstantInput form={forms.times} field="plannedStart" words={words.plannedStart} />
        <InstantInput form={forms.times} field="plannedEnd" words={words.plannedEnd} />
        <ProseInput form={forms.substance} field="outage" words={words.outage} />
      </FieldSection>
      <FieldSection title="Plans">
        <ProseInput form={forms.substance} field="implementationPlan" words={words.implementationPlan} />
        <ProseInput form={forms.substance} field="testPlan" words={words.testPlan} />
        <ProseInput form={forms.substance} field="fallbackPlan" words={words.fallbackPlan} />
      </FieldSection>
      <FieldSection title="People">
        <OwnerInput
          form={forms.assessor}
          field="assessorId"
          words={words.assessorId}
          current={stored?.assessor}
          able="changeManagementProcess"
          except={[props.form.draft.ownerId ?? ownId]}
        />
        <MembersInput
          form={forms.implementers}
          field="implementerIds"
          words={words.implementerIds}
          current={stored?.implementers}
          able="changeManagementProcess"
        />
        {!isStandard && (
          <>
            <MembersInput
              form={forms.seats}
              field="voterIds"
              words={words.voterIds}
              current={stored?.voters}
              able="changeManagementProcess"
            />
            <FieldPair>
              <ChoiceInput form={forms.quorum} field="quorum" words={words.quorum} />
              {props.form.draft.quorum === 'NUMBER' && (
                <NumberOrNoneInput
                  form={forms.quorum}
                  field="quorumNumber"
                  words={words.quorumNumber}
                  min={1}
                  max={50}
                />
              )}
            </FieldPair>
            <CheckInput form={forms.request} field="repeatable" words={words.repeatable} />
          </>
        )}
      </FieldSection>
      <AffectedFields form={forms.substance} stored={stored} />
    </>
  );
}

const AffectedFields = ({ form, stored }: FormProps) => (
  <FieldSection title="Affected">
    <ChoiceOrNoneInput form={form} field="riskLevel" words={words.riskLevel} />
    {!form.readOnly && <ImpactDraft form={form} />}
    <ProseInput form={form} field="impact" words={words.impact} />
    <RecordsInput
      form={form}
      field="assetIds"
      words={words.assetIds}
      source={informationAssets}
      current={stored?.assets}
    />
    <RecordsInput
      form={form}
      field="ownControlIds"
      words={words.ownControlIds}
      source={ownControls}
      current={stored?.ownControls}
    />
    <RecordsInput form={form} field="policyIds" words={words.policyIds} source={policies} current={stored?.policies} />
    <RecordsInput form={form} field="riskIds" words={words.riskIds} source={risks} current={stored?.risks} />
  </FieldSection>
);
