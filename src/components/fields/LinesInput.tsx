import { useState } from 'react';

import { TextArea } from '#src/ui/form/TextArea.tsx';

import type { BoundProps } from './binding.ts';
import { ReadValue } from './ReadValue.tsx';

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Several short texts, one on each line. What is typed stays as it is while it means the same. */
export function LinesInput<Field extends string>({ form, field, words, ...rest }: BoundProps<Field, string[]>) {
  const { label } = words;
  const value = form.draft[field];
  const [typed, setTyped] = useState(value.join('\n'));
  if (form.readOnly) return <ReadValue label={label}>{value.join(', ')}</ReadValue>;
  const isSame = linesOf(typed).join('\n') === value.join('\n');
  const error = form.errorOf(field) ?? value.flatMap((_line, index) => form.errorOf(`${field}/${index}`) ?? [])[0];
  return (
    <TextArea
      label={label}
      {...rest}
      value={isSame ? typed : value.join('\n')}
      error={error}
      onChange={(event) => {
        const { value: text } = event.currentTarget;
        setTyped(text);
        form.change(field, linesOf(text));
      }}
    />
  );
}
