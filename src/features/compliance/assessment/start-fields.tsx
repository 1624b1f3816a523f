import { groupTitle } from '#domain/compliance/control-title.ts';
import {
  complianceAssessmentKindLabels,
  complianceAssessmentKindMeanings,
} from '#domain/words/compliance-assessment.ts';
import { complianceAssessmentKindValues } from '#openapi/generated/values.ts';
import type { StartDraft } from '#src/actors/compliance-assessment.ts';
import type { Schemas } from '#src/api/connection/client.ts';
import type { RecordForm } from '#src/components/fields/binding.ts';
import { ChoiceOrNoneInput } from '#src/components/fields/ChoiceInput.tsx';
import { DayInput } from '#src/components/fields/DayInput.tsx';
import { FieldPair } from '#src/components/fields/layout.tsx';
import { MembersInput } from '#src/registers/MembersInput.tsx';
import { OwnerInput } from '#src/registers/OwnerInput.tsx';
import { complianceAssessmentWords as words } from '#src/registers/words/compliance-assessment.ts';
import { CheckboxGroup } from '#src/ui/form/CheckboxGroup.tsx';
import { RadioGroup } from '#src/ui/form/RadioGroup.tsx';

import { groupName } from './start-scope.ts';

interface ScopeFieldsProps {
  readonly form: RecordForm<StartDraft>;
  readonly catalogue: Schemas['StandardCatalogue'];
}

/** What is assessed: the kind, the levels and the groups of the standard. */
export const ScopeFields = ({ form, catalogue }: ScopeFieldsProps) => (
  <>
    <RadioGroup<Schemas['ComplianceAssessmentKind']>
      label="Kind"
      options={complianceAssessmentKindValues.map((value) => ({
        value,
        label: complianceAssessmentKindLabels[value],
      }))}
      value={form.draft.kind}
      disabled={form.readOnly}
      help={complianceAssessmentKindMeanings[form.draft.kind]}
      onValueChange={(kind) => form.change('kind', kind)}
    />
    {catalogue.levels.length > 0 && (
      <CheckboxGroup
        label="Levels"
        help="Choose none to assess all levels"
        options={catalogue.levels.map(({ ref, name }) => ({ value: ref, label: name }))}
        value={form.draft.levels}
        disabled={form.readOnly}
        onValueChange={(levels) => form.change('levels', levels)}
      />
    )}
    {catalogue.groups.some(({ parentId }) => parentId === null) && (
      <CheckboxGroup
        label="Groups"
        help="Choose none to assess all groups"
        options={catalogue.groups
          .filter(({ parentId }) => parentId === null)
          .map((group) => ({
            value: groupName(group),
            label: groupTitle(group),
          }))}
        value={form.draft.groups}
        disabled={form.readOnly}
        onValueChange={(groups) => form.change('groups', groups)}
      />
    )}
  </>
);

interface PeopleFieldsProps {
  readonly form: RecordForm<StartDraft>;
  /** The person who starts it, who assesses and owns it at first. */
  readonly account: { readonly id: string; readonly fullName: string } | null;
}

/** Who assesses, who reviews, how and by when, and who owns it. */
export function PeopleFields({ form, account }: PeopleFieldsProps) {
  const me = account === null ? [] : [{ id: account.id, name: account.fullName }];
  return (
    <>
      <FieldPair>
        <MembersInput
          form={form}
          field="assessorIds"
          words={words.assessorIds}
          current={me}
          able="complianceAssessor"
          required
        />
        <MembersInput
          form={form}
          field="reviewerIds"
          words={words.reviewerIds}
          current={[]}
          able="complianceReviewer"
          help="A reviewer closes it, and must not have judged any of its controls"
          required
        />
      </FieldPair>
      <FieldPair>
        <ChoiceOrNoneInput form={form} field="method" words={words.method} />
        <DayInput form={form} field="dueOn" words={words.dueOn} />
      </FieldPair>
      <OwnerInput form={form} field="ownerId" words={words.ownerId} current={me[0] ?? null} />
    </>
  );
}
