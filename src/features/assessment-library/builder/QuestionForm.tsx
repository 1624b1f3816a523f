import { isChosen, type Question } from '#domain/questionnaire/questionnaire.ts';
import type { TemplateContent } from '#domain/questionnaire/template-edits.ts';
import { cleanText } from '#domain/text/clean-text.ts';
import { FieldPair } from '#src/components/fields/layout.tsx';
import { Checkbox } from '#src/ui/form/Checkbox.tsx';
import { NativeSelect } from '#src/ui/form/NativeSelect.tsx';
import { TextArea } from '#src/ui/form/TextArea.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';

import { typeChange } from './builder-edits.ts';
import type { ChangeQuestion } from './change-question.ts';
import { ConditionFields } from './ConditionFields.tsx';
import { FileLimits } from './FileLimits.tsx';
import { NumberField } from './NumberField.tsx';
import { OptionFields } from './OptionFields.tsx';
import { typeOptions } from './PasteQuestions.tsx';
import type { BuilderActor } from './useBuilder.ts';

interface QuestionFormProps {
  readonly actor: BuilderActor;
  readonly content: TemplateContent;
  readonly sectionId: string;
  readonly question: Question;
  readonly readOnly: boolean;
}

const withPlaceholder: ReadonlySet<Question['type']> = new Set(['TEXT', 'TEXT_AREA', 'NUMBER', 'URL']);

/** All of a question. Each change of a field is an edit; the letters of one field are undone together. */
export function QuestionForm({ actor, content, sectionId, question, readOnly }: QuestionFormProps) {
  const change: ChangeQuestion = (changes) =>
    actor.send({
      type: 'edits.made',
      edits: [{ kind: 'PUT_QUESTION', questionnaireId: sectionId, question: { ...question, ...changes } }],
      name: `${question.id} ${Object.keys(changes).join(' ')}`,
    });
  const part = { question, readOnly, change };
  return (
    <>
      <TextArea
        label="Question"
        maxLength={2000}
        readOnly={readOnly}
        value={question.question}
        onChange={({ currentTarget }) => change({ question: cleanText(currentTarget.value) })}
      />
      <FieldPair>
        <NativeSelect
          label="Type"
          options={typeOptions}
          disabled={readOnly}
          value={question.type}
          onValueChange={(type) => change(typeChange(question, type))}
        />
        {isChosen(question) && (
          <NumberField
            label="Weight"
            help="How much its score counts; 0 for not at all."
            most={100}
            readOnly={readOnly}
            value={question.weight}
            onValue={(weight) => change({ weight: weight ?? 0 })}
          />
        )}
      </FieldPair>
      <Checkbox checked={question.required} disabled={readOnly} onCheckedChange={(required) => change({ required })}>
        An answer is required
      </Checkbox>
      {isChosen(question) && <OptionFields {...part} />}
      {question.type === 'FILE' && <FileLimits {...part} />}
      <TextArea
        label="Help"
        help="Explains to the respondent what is meant."
        maxLength={3000}
        readOnly={readOnly}
        value={question.help}
        onChange={({ currentTarget }) => change({ help: cleanText(currentTarget.value) })}
      />
      {withPlaceholder.has(question.type) && (
        <TextField
          label="Placeholder"
          maxLength={200}
          readOnly={readOnly}
          value={question.placeholder}
          onChange={({ currentTarget }) => change({ placeholder: cleanText(currentTarget.value) })}
        />
      )}
      <TextField
        label="Number"
        help="Of its catalogue, such as DOCU-01. Without one it is numbered by its place."
        maxLength={30}
        readOnly={readOnly}
        value={question.ownNumber ?? ''}
        onChange={({ currentTarget }) => change({ ownNumber: cleanText(currentTarget.value) })}
      />
      <ConditionFields {...part} content={content} />
    </>
  );
}
