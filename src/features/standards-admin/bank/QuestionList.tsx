import { useState } from 'react';

import { complianceResultLabels } from '#domain/words/own-control.ts';
import { bankKey, securityQuestions, type SecurityQuestion } from '#src/api/compliance/security-questions.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { RowMenu } from '#src/components/RowMenu.tsx';
import { useMay } from '#src/components/SessionProvider.tsx';
import { AskedStepDialog, type AskedStep } from '#src/registers/step-dialog/AskedStepDialog.tsx';
import { EditIcon, TrashIcon } from '#src/ui/tool-icons.tsx';
import { css } from '#styled/css/index.js';

const feature = 'ADMIN_SECURITY_QUESTIONNAIRES';

const list = css({ listStyle: 'none', margin: '0', padding: '0' });
const row = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr) auto]',
  gap: '8',
  paddingInline: { base: '16', md: '20' },
  paddingBlock: '10',
  borderBlockEnd: 'subtle',
  textStyle: 'sm',
  overflowWrap: 'anywhere',
});
const words = css({ display: 'grid', gap: '4', maxWidth: '[90ch]' });
const heading = css({ fontWeight: 'medium', margin: '0', whiteSpace: 'pre-wrap' });
const answers = css({ listStyle: 'none', margin: '0', padding: '0', color: 'fg.muted' });
const suggested = css({ color: 'fg.subtle' });

interface QuestionListProps {
  readonly questions: readonly SecurityQuestion[];
  readonly onEdit: (question: SecurityQuestion) => void;
}

/** The questions of a group with their answers, and what each answer suggests. */
export function QuestionList({ questions, onEdit }: QuestionListProps) {
  const mayEdit = useMay({ feature, level: 'EDIT' });
  const mayRemove = useMay({ feature, level: 'DELETE' });
  const removal = useRemoval();
  return (
    <>
      <ol className={list} aria-label="Questions">
        {questions.map((question) => (
          <li key={question.id} className={row}>
            <div className={words}>
              <p className={heading} dir="auto">
                {question.text}
              </p>
              <Answers question={question} />
            </div>
            <RowMenu
              name={question.text.slice(0, 80)}
              actions={[
                mayEdit && { label: 'Edit', icon: <EditIcon />, onSelect: () => onEdit(question) },
                mayRemove && {
                  label: 'Delete',
                  icon: <TrashIcon />,
                  isDangerous: true,
                  onSelect: () => removal.ask(question),
                },
              ]}
            />
          </li>
        ))}
      </ol>
      <AskedStepDialog step={removal.step} queryKey={bankKey} onClose={removal.close} />
    </>
  );
}

type Option = SecurityQuestion['options'][number];

/** What an answer suggests: ` → Compliant, maturity 3`. */
function suggestionOf({ result, maturity }: Option): string {
  const parts = [
    ...(result === null ? [] : [complianceResultLabels[result]]),
    ...(maturity === null ? [] : [`maturity ${maturity}`]),
  ];
  return parts.length === 0 ? '' : ` → ${parts.join(', ')}`;
}

const Answers = ({ question: { options, isMultiple } }: { readonly question: SecurityQuestion }) => (
  <ul className={answers} aria-label={isMultiple ? 'Answers, several can be chosen' : 'Answers'}>
    {options.map((option, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- An answer is its place.
      <li key={index}>
        <bdi>{option.text}</bdi>
        <span className={suggested}>{suggestionOf(option)}</span>
      </li>
    ))}
  </ul>
);

function useRemoval() {
  const api = useApi();
  const [step, setStep] = useState<AskedStep | null>(null);
  const ask = ({ id, text }: SecurityQuestion) =>
    setStep({
      question: 'Delete this question?',
      about: `“${text.slice(0, 200)}” Questionnaires that took it over keep their copy. This cannot be undone.`,
      confirm: 'Delete question',
      tone: 'danger',
      done: 'Deleted successfully',
      name: text.slice(0, 100),
      take: () => securityQuestions(api).removeQuestion({ path: { id } }),
    });
  return { step, ask, close: () => setStep(null) };
}
