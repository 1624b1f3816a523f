import { useEffect, useRef, useState } from 'react';

import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { css } from '#styled/css/index.js';

/** What the editor asks for below its buttons. */
export interface InlineQuestion {
  readonly label: string;
  readonly value: string;
  readonly confirmLabel: string;
  /** Returns why a value is not accepted, or undefined. */
  readonly problemOf: (value: string) => string | undefined;
  readonly onConfirm: (value: string) => void;
  /** Takes away what there is, if there is anything. */
  readonly removal?: { readonly label: string; readonly onRemove: () => void };
  /** Called after either, or when the person changed their mind. */
  readonly onEnd: () => void;
}

const root = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: '6',
  paddingInline: '8',
  paddingBlockEnd: '8',
});
const field = css({ flex: '1', minWidth: '[14rem]', maxWidth: '[32rem]' });

interface InlineFieldProps {
  readonly question: InlineQuestion;
  readonly onEnd: () => void;
}

/** Asks for one line of text, such as the address of a link, and returns to the text. */
export function InlineField({ question, onEnd }: InlineFieldProps) {
  const [value, setValue] = useState(question.value);
  const [problem, setProblem] = useState<string>();
  const element = useRef<HTMLInputElement>(null);
  useEffect(() => element.current?.focus(), []);
  const end = () => {
    onEnd();
    question.onEnd();
  };
  const confirm = () => {
    const found = question.problemOf(value.trim());
    setProblem(found);
    if (found !== undefined) return;
    question.onConfirm(value.trim());
    end();
  };
  return (
    <div className={root} role="group" aria-label={question.label}>
      <TextField
        ref={element}
        className={field}
        label={question.label}
        labelStyle="hidden"
        placeholder={question.label}
        value={value}
        error={problem}
        onChange={({ currentTarget }) => setValue(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          if (event.key === 'Enter') confirm();
          else end();
          event.preventDefault();
          event.stopPropagation();
        }}
      />
      <Button onClick={confirm}>{question.confirmLabel}</Button>
      {question.removal !== undefined && (
        <Button
          variant="ghost"
          onClick={() => {
            question.removal?.onRemove();
            end();
          }}
        >
          {question.removal.label}
        </Button>
      )}
      <Button variant="ghost" onClick={end}>
        Cancel
      </Button>
    </div>
  );
}
