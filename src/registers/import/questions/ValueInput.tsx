import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { ImportValue, ValueAnswer } from '#machines/value-mapping/value-mapping.types.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { importChoicesQuery } from '#src/api/record/imports.ts';
import { isolated } from '#src/components/bidi.ts';
import type { Choice } from '#src/ui/form/choice.ts';
import { SearchSelect } from '#src/ui/form/SearchSelect.tsx';

import { usePaused } from '../../useFoundChoices.ts';

interface ValueInputProps {
  readonly importId: string;
  readonly value: ImportValue;
  readonly answer: ValueAnswer | null;
  readonly onAnswer: (answer: ValueAnswer) => void;
}

const empty: Choice = { value: 'EMPTY', label: 'Leave empty' };

const addition = (text: string): Choice => ({ value: 'NEW', label: `Add “${isolated(text)}”` });

/** What a value of the file stands for: something that exists, a new entry where one may be added, or nothing. */
export function ValueInput({ importId, value, answer, onAnswer }: ValueInputProps) {
  const [text, setText] = useState('');
  const paused = usePaused(text);
  const found = useQuery(importChoicesQuery(useApi(), { id: importId, field: value.field, search: paused }));
  const choices = found.data ?? [];
  const chosen = answer?.choice ?? null;
  const known = chosen === null || choices.some(({ id }) => id === chosen.id) ? choices : [chosen, ...choices];
  const options = [
    empty,
    ...(value.mayAdd ? [addition(value.text)] : []),
    ...known.map(({ id, name }) => ({ value: `EXISTING ${id}`, label: name })),
  ];
  const choose = (selected: string) => {
    if (selected === 'EMPTY' || selected === 'NEW') onAnswer({ use: selected, choice: null });
    const choice = known.find(({ id }) => selected === `EXISTING ${id}`);
    if (choice !== undefined) onAnswer({ use: 'EXISTING', choice });
  };
  return (
    <SearchSelect
      label={`What “${isolated(value.text)}” stands for`}
      labelStyle="hidden"
      placeholder="Choose"
      options={options}
      value={answer === null ? null : answer.use === 'EXISTING' ? `EXISTING ${chosen?.id ?? ''}` : answer.use}
      onSearch={setText}
      searching={text !== paused || found.isPlaceholderData || found.isLoading}
      onValueChange={(selected) => {
        if (selected !== null) choose(selected);
      }}
    />
  );
}
