import { useState } from 'react';

import { windowProblem } from '#domain/change/windows.ts';
import { changePeriodLabels } from '#domain/words/change.ts';
import type { Schemas } from '#src/api/connection/client.ts';
import type { RecordForm } from '#src/components/fields/binding.ts';
import { ChoiceInput } from '#src/components/fields/ChoiceInput.tsx';
import { choiceWords } from '#src/components/fields/field-words.ts';
import { InstantInput } from '#src/components/fields/InstantInput.tsx';
import { FieldPair } from '#src/components/fields/layout.tsx';
import { TextInput } from '#src/components/fields/TextInput.tsx';
import { isInstant } from '#src/components/format.ts';
import { SavingForm } from '#src/components/SavingForm.tsx';
import { Button } from '#src/ui/Button.tsx';
import { css } from '#styled/css/index.js';

export type PeriodInput = Schemas['ChangePeriodInput'];

interface Draft {
  readonly kind: Schemas['ChangePeriodKind'];
  readonly title: string;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
}

const empty: Draft = { kind: 'FREEZE', title: '', startsAt: null, endsAt: null };
const kindWords = choiceWords('Kind', changePeriodLabels);
const fields = css({ display: 'grid', gap: '12', maxWidth: '[44rem]', justifyItems: 'stretch' });
const button = css({ justifySelf: 'start' });

/** What is wrong with what was typed, by field. */
function problemsIn({ title, startsAt, endsAt }: Draft): Readonly<Record<string, string>> {
  const begins = startsAt !== null && isInstant(startsAt) ? startsAt : null;
  const ends = endsAt !== null && isInstant(endsAt) ? endsAt : null;
  const order = begins === null || ends === null ? undefined : windowProblem({ startsAt: begins, endsAt: ends });
  return {
    ...(title.trim() === '' && { title: 'Enter a name' }),
    ...(begins === null && { startsAt: 'Choose a day and a time' }),
    ...(ends === null && { endsAt: 'Choose a day and a time' }),
    ...(order !== undefined && { endsAt: order }),
  };
}

interface PeriodFormProps {
  readonly saving: boolean;
  readonly onAdd: (period: PeriodInput) => void;
}

/** Adds a window or a freeze. */
export function PeriodForm({ saving, onAdd }: PeriodFormProps) {
  const [draft, setDraft] = useState(empty);
  const [asked, setAsked] = useState(false);
  const problems = problemsIn(draft);
  const form: RecordForm<Draft> = {
    draft,
    readOnly: false,
    errorOf: (field) => (asked ? problems[field] : undefined),
    change: (field, value) => setDraft((before) => ({ ...before, [field]: value })),
  };
  const add = () => {
    setAsked(true);
    const { startsAt, endsAt, title, kind } = draft;
    if (Object.keys(problems).length === 0 && startsAt !== null && endsAt !== null)
      onAdd({ kind, title: title.trim(), startsAt, endsAt });
  };
  return (
    <SavingForm className={fields} saving={saving} onSave={add} aria-label="Add a window or freeze">
      <FieldPair>
        <ChoiceInput form={form} field="kind" words={kindWords} />
        <TextInput form={form} field="title" words={{ label: 'Name' }} required />
      </FieldPair>
      <FieldPair>
        <InstantInput form={form} field="startsAt" words={{ label: 'From' }} />
        <InstantInput form={form} field="endsAt" words={{ label: 'Until' }} />
      </FieldPair>
      <div className={button}>
        <Button type="submit" busy={saving} busyLabel="Saving...">
          Add to the calendar
        </Button>
      </div>
    </SavingForm>
  );
}
