import { createLink } from '@tanstack/react-router';

import type { AssessmentTemplate } from '#src/api/assessment-templates.ts';
import { ChoiceInput } from '#src/components/fields/ChoiceInput.tsx';
import { FieldSection } from '#src/components/fields/layout.tsx';
import { ProseInput, TitleInput } from '#src/components/fields/TextInput.tsx';
import { useMay } from '#src/components/SessionProvider.tsx';
import { counted } from '#src/components/words.ts';
import { MembersInput } from '#src/registers/MembersInput.tsx';
import type { RecordPanelProps } from '#src/registers/OpenRecord.tsx';
import { OwnerInput } from '#src/registers/OwnerInput.tsx';
import { RecordScreen } from '#src/registers/RecordScreen.tsx';
import { templateWords as words } from '#src/registers/words/assessment-template.ts';
import { ButtonLink } from '#src/ui/Button.tsx';
import { css } from '#styled/css/index.js';

import { editableTemplate } from './editable-template.ts';
import { StatusCell } from './StatusCell.tsx';

const BuilderLink = createLink(ButtonLink);

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '16', rowGap: '8' });
const facts = css({ flex: '1', color: 'fg.muted', textStyle: 'xs', minWidth: '[10rem]' });

/** One template, beside the library. */
export const TemplatePanel = ({ id, place }: RecordPanelProps<AssessmentTemplate>) => (
  <RecordScreen kind={editableTemplate} id={id} place={place} words={words}>
    {(form, stored) => (
      <>
        {stored !== null && <QuestionsSection template={stored} />}
        <TitleInput form={form} field="title" words={words.title} required />
        <ProseInput form={form} field="description" words={words.description} />
        <ChoiceInput form={form} field="scope" words={words.scope} />
        <OwnerInput form={form} field="ownerId" words={words.ownerId} current={stored?.owner} />
        <MembersInput form={form} field="coOwnerIds" words={words.coOwnerIds} current={stored?.coOwners} />
      </>
    )}
  </RecordScreen>
);

const factsOf = ({ questionCount, publishedNumber }: AssessmentTemplate): string =>
  [
    counted(questionCount, { one: 'question', many: 'questions' }),
    publishedNumber === null ? 'not published yet' : `version ${publishedNumber} is published`,
  ].join(', ');

/** Where the questions of a template stand, and the way to them. */
function QuestionsSection({ template }: { readonly template: AssessmentTemplate }) {
  const mayEdit = useMay({ ...editableTemplate.access, level: 'EDIT' });
  const edits = mayEdit && template.status !== 'ARCHIVED';
  return (
    <FieldSection title="Questions">
      <div className={row}>
        <StatusCell status={template.status} />
        <span className={facts}>{factsOf(template)}</span>
        <BuilderLink
          to="/assessment-library/questionnaire-builder/$id"
          params={{ id: template.id }}
          size="sm"
          variant={edits ? 'primary' : 'secondary'}
        >
          {edits ? 'Edit questions' : 'Show questions'}
        </BuilderLink>
      </div>
    </FieldSection>
  );
}
