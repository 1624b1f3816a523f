import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import {
  securityGroupsQuery,
  securityQuestionsQuery,
  type SecurityQuestion,
} from '#src/api/compliance/security-questions.ts';
import type { DraftQuestion } from '#src/api/compliance/standard-drafts.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { texts } from '#src/texts/en.ts';
import { Button } from '#src/ui/Button.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { NativeSelect } from '#src/ui/form/NativeSelect.tsx';
import { css } from '#styled/css/index.js';

const root = css({ display: 'grid', gap: '8' });
const buttons = css({ display: 'flex', gap: '8' });

interface BankPickerProps {
  readonly onTake: (question: DraftQuestion) => void;
}

/** Takes questions over from the bank, as copies. */
export function BankPicker({ onTake }: BankPickerProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <Picker onTake={onTake} onClose={() => setIsOpen(false)} />;
  return (
    <div className={buttons}>
      <Button size="sm" variant="ghost" onClick={() => setIsOpen(true)}>
        Take over from the bank
      </Button>
    </div>
  );
}

const copyOf = ({ text, isMultiple, options }: SecurityQuestion): DraftQuestion => ({
  text,
  isMultiple,
  options: options.map((option) => ({ ...option })),
});

function Picker({ onTake, onClose }: BankPickerProps & { readonly onClose: () => void }) {
  const api = useApi();
  const [groupId, setGroupId] = useState('');
  const [chosenId, setChosenId] = useState('');
  const groups = useQuery(securityGroupsQuery(api));
  const questions = useQuery({ ...securityQuestionsQuery(api, groupId), enabled: groupId !== '' });
  const chosen = questions.data?.find(({ id }) => id === chosenId);
  const error = groups.error ?? questions.error;
  return (
    <fieldset className={root} aria-label="Bank of security questions">
      {error !== null && <Banner tone="danger">{error.message || texts.errors.fallback}</Banner>}
      <NativeSelect
        label="Group of the bank"
        options={[
          { value: '', label: groups.data?.length === 0 ? 'The bank has no groups yet' : 'Choose a group' },
          ...(groups.data ?? []).map(({ id, name, questionCount }) => ({
            value: id,
            label: `${name} (${questionCount})`,
          })),
        ]}
        value={groupId}
        onValueChange={(id) => {
          setGroupId(id);
          setChosenId('');
        }}
      />
      {groupId !== '' && (
        <NativeSelect
          label="Question of the bank"
          options={[
            {
              value: '',
              label: questions.data?.length === 0 ? 'This group has no questions yet' : 'Choose a question',
            },
            ...(questions.data ?? []).map(({ id, text }) => ({ value: id, label: text })),
          ]}
          value={chosen?.id ?? ''}
          onValueChange={setChosenId}
        />
      )}
      <div className={buttons}>
        <Button
          size="sm"
          disabled={chosen === undefined}
          onClick={() => {
            if (chosen === undefined) return;
            onTake(copyOf(chosen));
            setChosenId('');
          }}
        >
          Take over
        </Button>
        <Button size="sm" variant="ghost" onClick={onClose}>
          Close the bank
        </Button>
      </div>
    </fieldset>
  );
}
