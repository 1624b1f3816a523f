import { createLink } from '@tanstack/react-router';

import { hasServiceTypes } from '#domain/questionnaire/template-scope.ts';
import type { AssessmentTemplate, TemplateKind } from '#src/api/provider-assessment/assessment-templates.ts';
import { ChoiceInput } from '#src/components/fields/ChoiceInput.tsx';
import { FieldPair, StateSection } from '#src/components/fields/layout.tsx';
import { ProseInput, TitleInput } from '#src/components/fields/TextInput.tsx';
import { useMay } from '#src/components/SessionProvider.tsx';
import { counted } from '#src/components/words.ts';
import { LookupInput, LookupsInput } from '#src/registers/LookupInput.tsx';
import { MembersInput } from '#src/registers/MembersInput.tsx';
import type { RecordPanelProps } from '#src/registers/OpenRecord.tsx';
import { OwnerInput } from '#src/registers/OwnerInput.tsx';
import { RecordScreen, type RecordFormProps } from '#src/registers/RecordScreen.tsx';
import { templateWords as words } from '#src/registers/words/assessment-template.ts';
import { ButtonLink } from '#src/ui/Button.tsx';

import { editableTemplate } from './editable-template.ts';
import { StatusCell } from './StatusCell.tsx';

const RouteLink = createLink(ButtonLink);

/** One template, beside the library. */
export const TemplatePanel = ({ id, place }: RecordPanelProps<AssessmentTemplate>) => (
  <RecordScreen kind={editableTemplate} id={id} place={place} words={words}>
    {(form, stored) => (
      <>
        {stored !== null && <QuestionsSection template={stored} />}
        <TitleInput form={form} field="title" words={words.title} required />
        <ProseInput form={form} field="description" words={words.description} />
        <Scope form={form} stored={stored} />
        <OwnerInput form={form} field="ownerId" words={words.ownerId} current={stored?.owner} />
        <MembersInput form={form} field="coOwnerIds" words={words.coOwnerIds} current={stored?.coOwners} />
      </>
    )}
  </RecordScreen>
);

/** Which providers the template is for. */
function Scope({ form, stored }: RecordFormProps<TemplateKind>) {
  const { draft } = form;
  return (
    <>
      <FieldPair>
        <ChoiceInput
          form={{
            ...form,
            change(field, scope) {
              form.change(field, scope);
              if (!hasServiceTypes({ scope }) && draft.serviceTypeIds.length > 0) form.change('serviceTypeIds', []);
            },
          }}
          field="scope"
          words={words.scope}
        />
        <LookupInput
          form={form}
          field="tierId"
          words={words.tierId}
          current={stored?.tier}
          help="It is offered first for providers of this tier"
        />
      </FieldPair>
      {hasServiceTypes(draft) && (
        <LookupsInput
          form={form}
          field="serviceTypeIds"
          words={words.serviceTypeIds}
          current={stored?.serviceTypes}
          required
          help="It is offered first for providers of these types"
        />
      )}
    </>
  );
}

const factsOf = ({ questionCount, publishedNumber }: AssessmentTemplate): string =>
  [
    counted(questionCount, { one: 'question', many: 'questions' }),
    publishedNumber === null ? 'not published yet' : `version ${publishedNumber} is published`,
  ].join(', ');

/** Where the questions of a template stand, and the way to them and to their published versions. */
function QuestionsSection({ template }: { readonly template: AssessmentTemplate }) {
  const mayEdit = useMay({ ...editableTemplate.access, level: 'EDIT' });
  const edits = mayEdit && template.status !== 'ARCHIVED';
  return (
    <StateSection title="Questions" status={<StatusCell status={template.status} />} facts={factsOf(template)}>
      <RouteLink
        to="/assessment-library/questionnaire-builder/$id"
        params={{ id: template.id }}
        size="sm"
        variant={edits ? 'primary' : 'secondary'}
      >
        {edits ? 'Edit questions' : 'Show questions'}
      </RouteLink>
      {template.publishedNumber !== null && (
        <RouteLink to="/assessment-library/versions/$id" params={{ id: template.id }} size="sm">
          Versions
        </RouteLink>
      )}
    </StateSection>
  );
}
