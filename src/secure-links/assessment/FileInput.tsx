import { type ChangeEvent, type DragEvent, useState } from 'react';

import { answerFileProblem, largestAnswerFile } from '#domain/provider-assessment/answer-file.ts';
import type { Question } from '#domain/questionnaire/questionnaire.ts';
import type { LocalAnswer } from '#machines/assessment-response/assessment-response.types.ts';
import { newId } from '#src/storage/new-id.ts';
import { assessmentTexts as texts } from '#src/texts/secure-assessments.ts';
import { FieldGroup, type FieldProps } from '#src/ui/form/Field.tsx';
import { UploadIcon } from '#src/ui/tool-icons.tsx';
import { css } from '#styled/css/css.js';

import { useSelected } from './actor-hooks.ts';
import { PendingFile, StoredFile } from './AnswerFile.tsx';
import { chosenFiles } from './file-actors.ts';
import { errorText, groupField, quiet } from './form-styles.ts';
import { useForm } from './form.ts';

const list = css({ display: 'grid', gap: '6' });
const zone = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '10',
  padding: '12',
  border: '[1px dashed token(colors.border.control)]',
  borderRadius: 'sm',
  color: 'accent.fg',
  cursor: 'pointer',
  minHeight: 'touch',
  '&:has(:focus-visible)': { outlineWidth: '2', outlineStyle: 'solid', outlineColor: 'focus', outlineOffset: '2' },
  '& input': { position: 'absolute', inset: '0', width: 'full', height: 'full', opacity: '0', cursor: 'pointer' },
});

interface FileInputProps {
  readonly question: Question;
  readonly field: FieldProps;
  readonly answer: LocalAnswer;
  readonly disabled: boolean;
}

/** What is checked before a file is sent; the server checks it again. */
function problemsOf(question: Question, files: readonly File[], largestFile: number): string[] {
  const sentences = {
    TOO_LARGE: (name: string) => texts.files.tooLarge(name, largestAnswerFile(question, largestFile)),
    WRONG_TYPE: texts.files.wrongType,
    EMPTY: texts.files.empty,
  };
  return files.flatMap((file) => {
    const problem = answerFileProblem(question, file, largestFile);
    return problem === undefined ? [] : [sentences[problem](file.name)];
  });
}

function Hints({ question, largestFile }: { readonly question: Question; readonly largestFile: number }) {
  const { maxFileSize, allowedFileTypes } = question;
  return (
    <p className={quiet}>
      {maxFileSize > 0 && <span>{texts.files.largest(largestAnswerFile(question, largestFile))} </span>}
      {allowedFileTypes.length > 0 && <span>{texts.files.types(allowedFileTypes.join(', '))}</span>}
    </p>
  );
}

/** The files of an answer: several, each with its progress, until it is taken back. */
export function FileInput({ question, field, answer, disabled }: FileInputProps) {
  const { files: actor, data, keptFiles } = useForm();
  const pending = useSelected(
    actor,
    ({ context }) => context.files.filter(({ questionId }) => questionId === question.id),
    (one, other) => one.length === other.length && one.every((file, index) => file === other[index]),
  );
  const [problems, setProblems] = useState<readonly string[]>([]);
  const { largestFile } = data.view.assessment;
  const add = (chosen: readonly File[]) => {
    setProblems(problemsOf(question, chosen, largestFile));
    const files = chosen
      .filter((file) => answerFileProblem(question, file, largestFile) === undefined)
      .map((file) => {
        const key = newId();
        chosenFiles.set(key, file);
        const upload = { key, questionId: question.id, name: file.name, size: file.size };
        void keptFiles.keep(upload, file).then((isKept) => {
          // Sent in the meantime: nothing needs to be kept.
          if (!chosenFiles.has(key)) keptFiles.drop(key);
          else if (!isKept) setProblems((shown) => [...shown, texts.files.notKept(file.name)]);
        });
        return upload;
      });
    actor.send({ type: 'files.chosen', files });
  };
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    add([...(currentTarget.files ?? [])]);
    // So that the same file can be chosen again.
    currentTarget.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    if (!disabled) add([...event.dataTransfer.files]);
  };
  return (
    <FieldGroup {...field} className={groupField} kind="checkboxes">
      {({ attributes }) => (
        <div className={list}>
          <Hints question={question} largestFile={largestFile} />
          {answer.files.map((file) => (
            <StoredFile key={file.id} questionId={question.id} file={file} disabled={disabled} />
          ))}
          {pending.map((file) => (
            <PendingFile key={file.key} file={file} disabled={disabled} />
          ))}
          {problems.map((problem) => (
            <p key={problem} className={errorText} role="alert">
              {problem}
            </p>
          ))}
          {!disabled && (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Its input can be reached without a mouse.
            <label className={zone} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
              <UploadIcon />
              <span>{texts.files.choose}</span>
              <input
                id={attributes.id}
                type="file"
                multiple
                accept={question.allowedFileTypes.map((type) => `.${type}`).join(',') || undefined}
                aria-describedby={attributes['aria-describedby']}
                aria-label={`${texts.files.choose}: ${field.label}`}
                onChange={choose}
              />
            </label>
          )}
        </div>
      )}
    </FieldGroup>
  );
}
