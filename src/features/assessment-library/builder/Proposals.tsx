import { useSelector } from '@xstate/react';
import { useRef, useState } from 'react';

import { questionsOf } from '#domain/questionnaire/questionnaire.ts';
import { cleanText } from '#domain/text/clean-text.ts';
import { saveFile } from '#src/actors/save-file.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { templateFiles } from '#src/api/provider-assessment/template-files.ts';
import { AiGenerateButton } from '#src/components/AiGenerateButton.tsx';
import { counted } from '#src/components/words.ts';
import { UnsavedNote } from '#src/registers/unsaved/UnsavedNote.tsx';
import { useUnsavedDraft } from '#src/registers/unsaved/useUnsavedDraft.ts';
import { Button } from '#src/ui/Button.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { TextArea } from '#src/ui/form/TextArea.tsx';
import { ActionDialog } from '#src/ui/overlay/ActionDialog.tsx';
import { UploadIcon } from '#src/ui/tool-icons.tsx';

import { addQuestions, addSections } from './builder-edits.ts';
import { builderStyle as style } from './builder-style.ts';
import { Proposed } from './Proposed.tsx';
import { ColumnsOfFile } from './SheetColumns.tsx';
import type { BuilderActor } from './useBuilder.ts';
import { useProposedQuestions, type ProposalActor } from './useProposedQuestions.ts';

interface ProposalsProps {
  readonly actor: BuilderActor;
}

const questionWords = { one: 'question', many: 'questions' } as const;

/** Imports questions from a file: what it would add is shown first, and added only if the person says so. */
export function ImportQuestions({ actor }: ProposalsProps) {
  const [open, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const close = () => setOpen(false);
  const proposal = useProposedQuestions(({ questionnaires }) => {
    actor.send(addSections(questionnaires));
    toast.success('Imported successfully', counted(questionsOf(questionnaires).length, questionWords));
    close();
  });
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setOpen(true)}>
        Import
      </Button>
      <ProposalDialog
        open={open}
        title="Import questions"
        description="A spreadsheet with questions (Excel or CSV), an export from eramba, or a VSAQ file (JSON): at most 5 MB. Nothing is added before you have seen it."
        verb="Import"
        busyLabel="Reading..."
        proposal={proposal}
        onClose={close}
      >
        <div className={style.row}>
          <input
            ref={input}
            type="file"
            hidden
            accept=".csv,.xlsx,.json,text/csv,application/json"
            aria-label="File to import"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file !== undefined) proposal.send({ type: 'draft.requested', subject: { from: 'file', file } });
              // The same file can be chosen again.
              currentTarget.value = '';
            }}
          />
          <Button onClick={() => input.current?.click()}>
            <UploadIcon /> Choose file
          </Button>
          <FormDownload />
        </div>
        <ColumnsOfFile proposal={proposal} />
      </ProposalDialog>
    </>
  );
}

function FormDownload() {
  const api = useApi();
  const [failed, setFailed] = useState(false);
  const download = async () => {
    try {
      saveFile(await templateFiles(api).form({}));
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <Button variant="ghost" onClick={() => void download()}>
        Download the form
      </Button>
      {failed && <span className={style.note}>The form could not be downloaded. Try again.</span>}
    </>
  );
}

/** Has questions drafted about a topic; they are added only if the person says so. */
export function DraftQuestions({ actor }: ProposalsProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const proposal = useProposedQuestions(({ questionnaires }) => {
    const { content, selection } = actor.getSnapshot().context;
    actor.send(addQuestions(content, selection, questionsOf(questionnaires)));
    close();
  });
  return (
    <>
      <AiGenerateButton of="questions" generating={false} disabled={false} onGenerate={() => setOpen(true)} />
      {open && <TopicDialog proposal={proposal} onClose={close} />}
    </>
  );
}

const topicTitle = 'Generate questions';
const noLabel = () => undefined;

/** Asks for the topic, which is kept until its questions are added, also if the dialog is closed without. */
function TopicDialog({ proposal, onClose }: Pick<ProposalDialogProps, 'proposal' | 'onClose'>) {
  const [topic, setTopic] = useState('');
  const unsaved = useUnsavedDraft({
    title: topicTitle,
    draft: { topic },
    onChange: (changes) => setTopic(changes.topic ?? ''),
    whenSettled: (listener) => proposal.on('*', listener),
  });
  const isGenerating = useSelector(proposal, (snapshot) => snapshot.matches('generating'));
  return (
    <ProposalDialog
      open
      title={topicTitle}
      description="Say what the questions are to find out. Nothing is added before you have seen it."
      verb="Add"
      busyLabel="Generating"
      proposal={proposal}
      onClose={onClose}
    >
      <UnsavedNote actor={unsaved} labelOf={noLabel} />
      <TextArea
        label="Topic"
        maxLength={2000}
        value={topic}
        onChange={({ currentTarget }) => setTopic(cleanText(currentTarget.value))}
      />
      <div>
        <AiGenerateButton
          of="proposal"
          generating={isGenerating}
          disabled={topic.trim() === ''}
          onGenerate={() => proposal.send({ type: 'draft.requested', subject: { from: 'topic', input: { topic } } })}
        />
      </div>
    </ProposalDialog>
  );
}

interface ProposalDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly description: string;
  /** What is done with the questions: "Add". */
  readonly verb: string;
  readonly busyLabel: string;
  readonly proposal: ProposalActor;
  readonly onClose: () => void;
  /** What asks for questions. */
  readonly children: React.ReactNode;
}

/** Asks for questions, shows them, and adds them once the person has confirmed. */
function ProposalDialog({
  open,
  title,
  description,
  verb,
  busyLabel,
  proposal,
  onClose,
  children,
}: ProposalDialogProps) {
  const proposed = useSelector(proposal, ({ context }) => context.proposal);
  const failure = useSelector(proposal, ({ context }) => context.failure);
  const isBusy = useSelector(proposal, (snapshot) => snapshot.matches('generating'));
  const count = questionsOf(proposed?.questionnaires ?? []).length;
  const cancel = () => {
    const isIdle = proposal.getSnapshot().matches('idle');
    if (!isIdle) proposal.send({ type: isBusy ? 'draft.cancelled' : 'draft.discarded' });
    onClose();
  };
  return (
    <ActionDialog
      open={open}
      title={title}
      description={description}
      confirmLabel={count === 0 ? verb : `${verb} ${counted(count, questionWords)}`}
      busy={false}
      busyLabel={busyLabel}
      onConfirm={() => {
        if (count > 0) proposal.send({ type: 'draft.accepted' });
      }}
      onCancel={cancel}
    >
      {children}
      <div role="status">{isBusy && <p className={style.note}>{busyLabel}</p>}</div>
      {failure !== null && <Banner tone="danger">{failure.message}</Banner>}
      {proposed !== null && <Proposed proposed={proposed} />}
    </ActionDialog>
  );
}
