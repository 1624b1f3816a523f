import { useSelector } from '@xstate/react';
import { useRef, useState } from 'react';

import { questionsOf, type Question } from '#domain/questionnaire/questionnaire.ts';
import { cleanText } from '#domain/text/clean-text.ts';
import { questionTypeLabels } from '#domain/words/assessment-template.ts';
import type { ProposedQuestions } from '#src/actors/proposed-questions.ts';
import { saveFile } from '#src/actors/save-file.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { templateFiles } from '#src/api/provider-assessment/template-files.ts';
import { AiGenerateButton } from '#src/components/AiGenerateButton.tsx';
import { formatNumber } from '#src/components/format.ts';
import { counted } from '#src/components/words.ts';
import { Button } from '#src/ui/Button.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { TextArea } from '#src/ui/form/TextArea.tsx';
import { ActionDialog } from '#src/ui/overlay/ActionDialog.tsx';
import { UploadIcon } from '#src/ui/tool-icons.tsx';
import { css } from '#styled/css/index.js';

import { addQuestions, addSections } from './builder-edits.ts';
import { builderStyle as style } from './builder-style.ts';
import { ColumnsOfFile } from './SheetColumns.tsx';
import type { BuilderActor } from './useBuilder.ts';
import { useProposedQuestions, type ProposalActor } from './useProposedQuestions.ts';

const list = css({ margin: '0', paddingInlineStart: '16', display: 'grid', gap: '4', overflowWrap: 'anywhere' });
const scroll = css({
  maxHeight: '[40dvh]',
  scrolls: 'y',
  display: 'grid',
  gridAutoRows: '[max-content]',
  gap: '10',
});

interface ProposalsProps {
  readonly actor: BuilderActor;
}

const rowWords = { one: 'row', many: 'rows' } as const;

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
  const [topic, setTopic] = useState('');
  const close = () => setOpen(false);
  const proposal = useProposedQuestions(({ questionnaires }) => {
    const { content, selection } = actor.getSnapshot().context;
    actor.send(addQuestions(content, selection, questionsOf(questionnaires)));
    close();
  });
  const isGenerating = useSelector(proposal, (snapshot) => snapshot.matches('generating'));
  return (
    <>
      <AiGenerateButton of="questions" generating={false} disabled={false} onGenerate={() => setOpen(true)} />
      <ProposalDialog
        open={open}
        title="Generate questions"
        description="Say what the questions are to find out. Nothing is added before you have seen it."
        verb="Add"
        busyLabel="Generating"
        proposal={proposal}
        onClose={close}
      >
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
    </>
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

const sourceOf = (modelName: string | null) =>
  modelName === null ? 'Drafted from a template' : `Drafted by ${modelName}`;

/** What would be added, and what of a file cannot be. */
function Proposed({ proposed }: { readonly proposed: ProposedQuestions }) {
  const { questionnaires, problems, problemCount, read, taken, leftOut, modelName } = proposed;
  const remarks = counted(problemCount, { one: 'remark', many: 'remarks' });
  return (
    <div className={scroll}>
      {modelName !== undefined && <p className={style.note}>{sourceOf(modelName)}</p>}
      {modelName === undefined && (
        <p className={style.note}>
          {counted(read, rowWords)} read: {formatNumber(taken)} taken over, {formatNumber(leftOut)} left out
        </p>
      )}
      {problemCount > 0 && (
        <Banner tone="warning" title={leftOut === 0 ? remarks : `${remarks}, ${counted(leftOut, rowWords)} left out`}>
          <ul className={list}>
            {problems.map(({ row, column, message, leavesOut }) => (
              <li key={`${row} ${column} ${message}`}>
                {row !== null && `Row ${row}, `}
                {column !== '' && `${column}: `}
                {message}
                {leavesOut && ' (left out)'}
              </li>
            ))}
            {problems.length < problemCount && <li>{problemCount - problems.length} more</li>}
          </ul>
        </Banner>
      )}
      {questionnaires.map(({ id, title, questions }) => (
        <div key={id}>
          {title !== '' && <p className={style.heading}>{title}</p>}
          <ol className={list}>
            {questions.map((question) => (
              <ProposedQuestion key={question.id} question={question} />
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}

const ProposedQuestion = ({ question: { question, type, options } }: { readonly question: Question }) => (
  <li>
    {question}
    <span className={style.note}>
      {' '}
      {questionTypeLabels[type]}
      {options.length > 0 && `: ${options.map(({ value }) => value).join(', ')}`}
    </span>
  </li>
);
