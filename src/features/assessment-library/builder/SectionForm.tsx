import type { Questionnaire } from '#domain/questionnaire/questionnaire.ts';
import { cleanText } from '#domain/text/clean-text.ts';
import { TextArea } from '#src/ui/form/TextArea.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';

import type { BuilderActor } from './useBuilder.ts';

interface SectionFormProps {
  readonly actor: BuilderActor;
  readonly section: Questionnaire;
  readonly readOnly: boolean;
}

/** Title and description of a section. */
export function SectionForm({ actor, section, readOnly }: SectionFormProps) {
  const { id: questionnaireId, title, description } = section;
  const change = (changes: Partial<Pick<Questionnaire, 'title' | 'description'>>) =>
    actor.send({
      type: 'edits.made',
      edits: [{ kind: 'PUT_SECTION', questionnaireId, title, description, ...changes }],
      name: `${questionnaireId} ${Object.keys(changes).join(' ')}`,
    });
  return (
    <>
      <TextField
        label="Title"
        maxLength={300}
        readOnly={readOnly}
        value={title}
        onChange={({ currentTarget }) => change({ title: cleanText(currentTarget.value) })}
      />
      <TextArea
        label="Description"
        help="Shown to the respondent above the questions of the section."
        maxLength={3000}
        readOnly={readOnly}
        value={description}
        onChange={({ currentTarget }) => change({ description: cleanText(currentTarget.value) })}
      />
    </>
  );
}
