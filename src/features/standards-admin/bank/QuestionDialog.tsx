import { useQueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { StepInput } from '#machines/step-dialog/step-dialog.machine.ts';
import { failing } from '#src/actors/failure.ts';
import {
  bankKey,
  securityQuestions,
  type SecurityQuestion,
  type SecurityQuestionGroup,
} from '#src/api/compliance/security-questions.ts';
import type { DraftQuestion } from '#src/api/compliance/standard-drafts.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { sameEdit } from '#src/registers/step-dialog/same-step.ts';
import { StepDialog } from '#src/registers/step-dialog/StepDialog.tsx';
import { useStepDialog, type StepDialogActor } from '#src/registers/step-dialog/useStepDialog.ts';
import { toast } from '#src/ui/feedback/toast.tsx';
import { NativeSelect } from '#src/ui/form/NativeSelect.tsx';

import { emptyQuestion, mistakesInQuestion } from '../question-draft.ts';
import { QuestionFields } from '../QuestionFields.tsx';

/** A question of the bank as it is being edited. */
export interface BankQuestionDraft {
  /** Null for a new one. */
  readonly id: string | null;
  readonly version: number;
  readonly groupId: string;
  readonly question: DraftQuestion;
}

export const newQuestion = (groupId: string): BankQuestionDraft => ({
  id: null,
  version: 0,
  groupId,
  question: emptyQuestion,
});

export const questionDraft = (stored: SecurityQuestion): BankQuestionDraft => {
  const { id, version, groupId, text, isMultiple, options } = stored;
  return { id, version, groupId, question: { text, isMultiple, options } };
};

const carriedOver = sameEdit<BankQuestionDraft>(({ id }) => id ?? '');

/** The machine of the dialog of a question. */
export function useBankQuestionDialog(): StepDialogActor<BankQuestionDraft> {
  const api = useApi();
  const queryClient = useQueryClient();
  return useStepDialog<BankQuestionDraft>(
    () =>
      fromPromise<void, StepInput<BankQuestionDraft>>(({ input: { draft } }) =>
        failing(async () => {
          const { id, version, groupId, question } = draft;
          if (id === null) await securityQuestions(api).addQuestion({ body: { groupId, ...question } });
          else await securityQuestions(api).changeQuestion({ path: { id }, body: { version, groupId, ...question } });
        }).finally(() => void queryClient.invalidateQueries({ queryKey: bankKey })),
      ),
    ({ id, question }) =>
      toast.success(id === null ? 'Created successfully' : 'Updated successfully', question.text.slice(0, 100)),
    {
      carriedOver,
      mistakesIn: ({ question }) => {
        const mistake = mistakesInQuestion(question);
        return mistake === null ? {} : { question: mistake };
      },
    },
  );
}

interface BankQuestionDialogProps {
  readonly actor: StepDialogActor<BankQuestionDraft>;
  readonly groups: readonly SecurityQuestionGroup[];
}

/** Adds or changes a question of the bank. */
export const BankQuestionDialog = ({ actor, groups }: BankQuestionDialogProps) => (
  <StepDialog
    actor={actor}
    words={({ id }) =>
      id === null
        ? { title: 'Add security question', confirmLabel: 'Add question' }
        : {
            title: 'Edit security question',
            confirmLabel: 'Save question',
            description: 'Questionnaires that took it over keep their copy.',
          }
    }
  >
    {({ draft: { groupId, question }, change, errorOf }) => (
      <>
        <NativeSelect
          label="Group"
          options={groups.map(({ id, name }) => ({ value: id, label: name }))}
          value={groupId}
          error={errorOf('groupId')}
          onValueChange={(id) => change('groupId', id)}
        />
        <QuestionFields
          number={1}
          value={question}
          onChange={(changed) => change('question', changed)}
          onRemove={undefined}
        />
      </>
    )}
  </StepDialog>
);
