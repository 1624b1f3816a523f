import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';

import {
  bankKey,
  securityGroupsQuery,
  securityQuestionGroups,
  type SecurityQuestionGroup,
} from '#src/api/compliance/security-questions.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { WordsCell } from '#src/components/cells/WordsCell.tsx';
import { formatInstantDay, formatNumber } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { PageTitle } from '#src/components/PageTitle.tsx';
import { RowMenu } from '#src/components/RowMenu.tsx';
import { useMay } from '#src/components/SessionProvider.tsx';
import { counted } from '#src/components/words.ts';
import { AskedStepDialog, type AskedStep } from '#src/registers/step-dialog/AskedStepDialog.tsx';
import { Button } from '#src/ui/Button.tsx';
import * as Table from '#src/ui/data/Table.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { EditIcon, PlusIcon, TrashIcon } from '#src/ui/tool-icons.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

import { screen } from '../layout.ts';
import { BankGroupDialog, newGroup, useBankGroupDialog, type BankGroupDraft } from './GroupDialog.tsx';

const feature = 'ADMIN_SECURITY_QUESTION_GROUPS';
const questions = { one: 'question', many: 'questions' };

/** /admin/security-question-groups: the groups of the bank of security questions. */
export function QuestionGroupsPage() {
  const groups = useGroups();
  const dialog = useBankGroupDialog();
  const mayAdd = useMay({ feature, level: 'ADD' });
  const open = (draft: BankGroupDraft) => dialog.send({ type: 'step.requested', draft });
  const add = mayAdd ? () => open(newGroup) : undefined;
  return (
    <div className={screen}>
      <PageTitle
        title="Security Question Groups"
        note={groups.data && counted(groups.data.length, { one: 'group', many: 'groups' })}
        actions={
          add && (
            <Button variant="primary" onClick={add}>
              <PlusIcon /> Add group
            </Button>
          )
        }
      />
      <Content groups={groups} onAdd={add} onOpen={open} />
      <BankGroupDialog actor={dialog} />
    </div>
  );
}

const useGroups = () => useQuery(securityGroupsQuery(useApi()));

interface ContentProps {
  readonly groups: ReturnType<typeof useGroups>;
  readonly onAdd: (() => void) | undefined;
  readonly onOpen: (draft: BankGroupDraft) => void;
}

function Content({ groups, onAdd, onOpen }: ContentProps) {
  if (groups.isError) return <LoadFailed what="groups" error={groups.error} onRetry={() => void groups.refetch()} />;
  if (groups.isPending) return <LoadingRows />;
  if (groups.data.length > 0) return <GroupTable groups={groups.data} onOpen={onOpen} />;
  return (
    <EmptyState title="No question groups yet" actions={onAdd && <Button onClick={onAdd}>Add group</Button>}>
      Security questions that the questionnaires of many controls share are kept in groups.
    </EmptyState>
  );
}

interface GroupTableProps {
  readonly groups: readonly SecurityQuestionGroup[];
  readonly onOpen: (draft: BankGroupDraft) => void;
}

function GroupTable({ groups, onOpen }: GroupTableProps) {
  const mayEdit = useMay({ feature, level: 'EDIT' });
  const mayRemove = useMay({ feature, level: 'DELETE' });
  const removal = useRemoval();
  return (
    <>
      <Table.Root label="Security question groups">
        <Table.Head>
          <Table.HeadCell flexible sticky="title">
            Group
          </Table.HeadCell>
          <Table.HeadCell flexible>Description</Table.HeadCell>
          <Table.HeadCell>Questions</Table.HeadCell>
          <Table.HeadCell>Created</Table.HeadCell>
          <Table.HeadCell>
            <VisuallyHidden>Actions</VisuallyHidden>
          </Table.HeadCell>
        </Table.Head>
        <Table.Body>
          {groups.map((group) => (
            <Table.Row key={group.id}>
              <Table.TitleCell note={counted(group.questionCount, questions)}>
                <GroupName group={group} />
              </Table.TitleCell>
              <Table.Cell flexible>
                <WordsCell>{group.description || null}</WordsCell>
              </Table.Cell>
              <Table.Cell>{formatNumber(group.questionCount)}</Table.Cell>
              <Table.Cell>{formatInstantDay(group.createdAt)}</Table.Cell>
              <Table.Cell phone="end">
                <RowMenu
                  name={group.name}
                  actions={[
                    mayEdit && { label: 'Edit', icon: <EditIcon />, onSelect: () => onOpen(group) },
                    mayRemove &&
                      group.questionCount === 0 && {
                        label: 'Delete',
                        icon: <TrashIcon />,
                        isDangerous: true,
                        onSelect: () => removal.ask(group),
                      },
                  ]}
                />
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
      <AskedStepDialog step={removal.step} queryKey={bankKey} onClose={removal.close} />
    </>
  );
}

/** Leads to the questions of a group, for those who may see them. */
function GroupName({ group: { id, name } }: { readonly group: SecurityQuestionGroup }) {
  const mayRead = useMay({ feature: 'ADMIN_SECURITY_QUESTIONNAIRES', level: 'VIEW' });
  if (!mayRead) return name;
  return (
    <Link to="/admin/security-questionnaires" search={{ group: id }}>
      {name}
    </Link>
  );
}

function useRemoval() {
  const api = useApi();
  const [step, setStep] = useState<AskedStep | null>(null);
  const ask = ({ id, name }: SecurityQuestionGroup) =>
    setStep({
      question: `Delete ${name}?`,
      about: 'The group has no questions. This cannot be undone.',
      confirm: 'Delete group',
      tone: 'danger',
      done: 'Deleted successfully',
      name,
      take: () => securityQuestionGroups(api).removeGroup({ path: { id } }),
    });
  return { step, ask, close: () => setStep(null) };
}
