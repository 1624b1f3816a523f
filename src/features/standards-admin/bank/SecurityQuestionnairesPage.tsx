import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';

import { securityGroupsQuery, securityQuestionsQuery } from '#src/api/compliance/security-questions.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { PageTitle } from '#src/components/PageTitle.tsx';
import { useMay } from '#src/components/SessionProvider.tsx';
import { counted } from '#src/components/words.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { NativeSelect } from '#src/ui/form/NativeSelect.tsx';
import { PlusIcon } from '#src/ui/tool-icons.tsx';
import { css } from '#styled/css/index.js';

import { body, screen, tools } from '../layout.ts';
import {
  BankQuestionDialog,
  newQuestion,
  questionDraft,
  useBankQuestionDialog,
  type BankQuestionDraft,
} from './QuestionDialog.tsx';
import { QuestionList } from './QuestionList.tsx';

const route = getRouteApi('/_app/_guarded/admin/security-questionnaires');

const chooser = css({ width: 'full', maxWidth: { md: '[32rem]' } });

/** /admin/security-questionnaires: the questions of the bank, by group. */
export function SecurityQuestionnairesPage() {
  const groups = useQuery(securityGroupsQuery(useApi()));
  const { group: wanted } = route.useSearch();
  const navigate = route.useNavigate();
  const dialog = useBankQuestionDialog();
  const mayAdd = useMay({ feature: 'ADMIN_SECURITY_QUESTIONNAIRES', level: 'ADD' });
  const group = groups.data?.find(({ id }) => id === wanted) ?? groups.data?.[0];
  const open = (draft: BankQuestionDraft) => dialog.send({ type: 'step.requested', draft });
  const add = mayAdd && group !== undefined ? () => open(newQuestion(group.id)) : undefined;
  return (
    <div className={screen}>
      <PageTitle
        title="Security Questionnaires"
        note={group && counted(group.questionCount, { one: 'question', many: 'questions' })}
        actions={
          add && (
            <Button variant="primary" onClick={add}>
              <PlusIcon /> Add question
            </Button>
          )
        }
      />
      {group !== undefined && (
        <div className={tools}>
          <NativeSelect
            className={chooser}
            label="Group"
            help={group.description || undefined}
            options={(groups.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            value={group.id}
            onValueChange={(id) => void navigate({ search: { group: id } })}
          />
        </div>
      )}
      <div className={body}>
        {groups.isError && <LoadFailed what="groups" error={groups.error} onRetry={() => void groups.refetch()} />}
        {groups.isPending && <LoadingRows />}
        {groups.data?.length === 0 && (
          <EmptyState title="No question groups yet">
            <Link to="/admin/security-question-groups">Add a group</Link> first: questions are kept in groups.
          </EmptyState>
        )}
        {group !== undefined && <Questions groupId={group.id} onAdd={add} onOpen={open} />}
      </div>
      <BankQuestionDialog actor={dialog} groups={groups.data ?? []} />
    </div>
  );
}

interface QuestionsProps {
  readonly groupId: string;
  readonly onAdd: (() => void) | undefined;
  readonly onOpen: (draft: BankQuestionDraft) => void;
}

function Questions({ groupId, onAdd, onOpen }: QuestionsProps) {
  const { data, error, refetch } = useQuery(securityQuestionsQuery(useApi(), groupId));
  if (data === undefined)
    return error === null ? (
      <LoadingRows />
    ) : (
      <LoadFailed what="questions" error={error} onRetry={() => void refetch()} />
    );
  if (data.length > 0) return <QuestionList questions={data} onEdit={(question) => onOpen(questionDraft(question))} />;
  return (
    <EmptyState title="No questions yet" actions={onAdd && <Button onClick={onAdd}>Add question</Button>}>
      The questionnaires of controls take over questions from here.
    </EmptyState>
  );
}
