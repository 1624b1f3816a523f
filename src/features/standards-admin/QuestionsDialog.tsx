import { useQueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { StepInput } from '#machines/step-dialog/step-dialog.machine.ts';
import { failing } from '#src/actors/failure.ts';
import { standardDrafts } from '#src/api/compliance/standard-drafts.ts';
import { catalogueKey } from '#src/api/compliance/standards.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { sameEdit } from '#src/registers/step-dialog/same-step.ts';
import { StepDialog } from '#src/registers/step-dialog/StepDialog.tsx';
import { useStepDialog, type StepDialogActor } from '#src/registers/step-dialog/useStepDialog.ts';
import { Button } from '#src/ui/Button.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { PlusIcon } from '#src/ui/tool-icons.tsx';
import { css } from '#styled/css/index.js';

import { BankPicker } from './bank/BankPicker.tsx';
import { emptyQuestion, mistakesInQuestions, type QuestionsDraft } from './question-draft.ts';
import { QuestionFields } from './QuestionFields.tsx';

const buttons = css({ display: 'flex', gap: '8' });

const carriedOver = sameEdit<QuestionsDraft>(({ controlId }) => controlId);

/** The machine of the dialog of questions. */
export function useQuestionsDialog(): StepDialogActor<QuestionsDraft> {
  const api = useApi();
  const queryClient = useQueryClient();
  return useStepDialog<QuestionsDraft>(
    () =>
      fromPromise<void, StepInput<QuestionsDraft>>(({ input: { draft } }) =>
        failing(async () => {
          const { versionId: id, controlId, version, questions } = draft;
          const body = { version, questions: [...questions] };
          await standardDrafts(api).setQuestions({ path: { id, controlId }, body });
        }).finally(() => void queryClient.invalidateQueries({ queryKey: catalogueKey })),
      ),
    ({ name }) => toast.success('Questions saved', name),
    { carriedOver, mistakesIn: mistakesInQuestions },
  );
}

/** The questions of one control with their answers, each of which can suggest a result and a maturity. */
export const QuestionsDialog = ({ actor }: { readonly actor: StepDialogActor<QuestionsDraft> }) => (
  <StepDialog actor={actor} words={({ name }) => ({ title: `Questions of ${name}`, confirmLabel: 'Save questions' })}>
    {({ draft: { questions }, change }) => (
      <>
        {questions.map((one, index) => (
          <QuestionFields
            // oxlint-disable-next-line react/no-array-index-key -- A question is its place.
            key={index}
            number={index + 1}
            value={one}
            onChange={(changed) => change('questions', questions.with(index, changed))}
            onRemove={() => change('questions', questions.toSpliced(index, 1))}
          />
        ))}
        <div className={buttons}>
          <Button onClick={() => change('questions', [...questions, emptyQuestion])}>
            <PlusIcon /> Add question
          </Button>
        </div>
        <BankPicker onTake={(taken) => change('questions', [...questions, taken])} />
      </>
    )}
  </StepDialog>
);
