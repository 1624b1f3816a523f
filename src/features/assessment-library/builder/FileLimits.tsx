import { useState } from 'react';

import type { Question } from '#domain/questionnaire/questionnaire.ts';
import { FieldPair } from '#src/components/fields/layout.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';

import type { ChangeQuestion } from './change-question.ts';
import { NumberField } from './NumberField.tsx';

interface FileLimitsProps {
  readonly question: Question;
  readonly readOnly: boolean;
  readonly change: ChangeQuestion;
}

const typesIn = (text: string): string[] =>
  [...new Set(text.split(/[\s,;]+/u).map((type) => type.replace(/^\./u, '').toLowerCase()))].filter(
    (type) => type !== '',
  );

const isType = (type: string): boolean => /^[a-z0-9]{1,10}$/u.test(type);

/** Which files a respondent can upload. */
export function FileLimits({ question, readOnly, change }: FileLimitsProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const types = typed === null ? question.allowedFileTypes : typesIn(typed);
  const isGood = types.every(isType) && types.length <= 20;
  const leave = () => {
    if (typed !== null && isGood) change({ allowedFileTypes: types });
    if (isGood) setTyped(null);
  };
  return (
    <FieldPair>
      <TextField
        label="File types"
        help="Extensions, such as pdf, docx; empty for all."
        {...(!isGood && { error: 'Enter up to 20 extensions, such as pdf, docx' })}
        readOnly={readOnly}
        value={typed ?? question.allowedFileTypes.join(', ')}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={leave}
      />
      <NumberField
        label="Largest file in MB"
        help="0 for the largest that can be uploaded."
        most={100}
        readOnly={readOnly}
        value={question.maxFileSize}
        onValue={(maxFileSize) => change({ maxFileSize: maxFileSize ?? 0 })}
      />
    </FieldPair>
  );
}
