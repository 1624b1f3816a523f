import { useSelector } from '@xstate/react';

import type { FieldErrors } from '#machines/record/record.machine.ts';
import type { RiskChoices } from '#src/api/risks.ts';
import { RatingCell } from '#src/components/RatingCell.tsx';
import { MultiSelect } from '#src/ui/MultiSelect.tsx';
import * as Panel from '#src/ui/Panel.tsx';
import { Select } from '#src/ui/Select.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { css } from '#styled/css/index.js';

import { ratingFor } from './rating.ts';
import type { RiskDraft } from './risk-rules.ts';
import { treatmentLabels } from './treatments.ts';
import type { RiskActor } from './useRiskActor.ts';

export interface RiskFormProps {
  readonly actor: RiskActor;
  readonly choices: RiskChoices;
  readonly readOnly: boolean;
}

const pair = css({ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, gap: '12' });
const stack = css({ display: 'grid', gap: '16' });
const rating = css({ display: 'flex', alignItems: 'center', gap: '12' });
const ratingName = css({ fontWeight: 'semibold' });

/** Titles are one line; a pasted line break is a space. */
const inOneLine = (text: string) => text.replaceAll(/\s*\n\s*/g, ' ');

const treatments = Object.entries(treatmentLabels).map(([value, label]) => ({ value, label }));

const isTreatment = (value: string): value is RiskDraft['treatment'] => Object.hasOwn(treatmentLabels, value);

type ChangeField = <Field extends keyof RiskDraft>(field: Field, value: RiskDraft[Field]) => void;

/** What a person sets on a risk. Its rating is what the organisation's matrix says. */
export function RiskForm({ actor, choices, readOnly }: RiskFormProps) {
  const { draft, errors } = useSelector(actor, ({ context }) => context);
  const change: ChangeField = (field, value) => actor.send({ type: 'field.changed', field, value });
  return (
    <>
      <TextArea
        label="Title"
        size="sm"
        required
        value={draft.title}
        error={errors.title}
        disabled={readOnly}
        onChange={(event) => change('title', inOneLine(event.currentTarget.value))}
      />
      <TextArea
        label="Description"
        value={draft.description}
        error={errors.description}
        disabled={readOnly}
        onChange={(event) => change('description', event.currentTarget.value)}
      />
      <MultiSelect
        label="Categories"
        options={choices.categories.map(({ id, name }) => ({ value: id, label: name }))}
        value={draft.categoryIds}
        error={errors.categoryIds}
        disabled={readOnly}
        onValueChange={(value) => change('categoryIds', value)}
      />
      <RatingSection {...{ draft, errors, choices, readOnly, change }} />
      <div className={pair}>
        <Select
          label="Treatment"
          options={treatments}
          value={draft.treatment}
          error={errors.treatment}
          disabled={readOnly}
          onValueChange={(value) => {
            if (value !== null && isTreatment(value)) change('treatment', value);
          }}
        />
        <TextField
          label="Next review"
          type="date"
          value={draft.nextReviewOn ?? ''}
          error={errors.nextReviewOn}
          disabled={readOnly}
          onChange={(event) => change('nextReviewOn', event.currentTarget.value || null)}
        />
      </div>
    </>
  );
}

const stepChoices = (steps: RiskChoices['likelihoods']) =>
  steps.map(({ id, name, score }) => ({ value: id, label: `${score} ${name}` }));

interface RatingSectionProps extends Omit<RiskFormProps, 'actor'> {
  readonly draft: RiskDraft;
  readonly errors: FieldErrors;
  readonly change: ChangeField;
}

/** The two steps, and the rating that follows from them. */
function RatingSection({ draft, errors, choices, readOnly, change }: RatingSectionProps) {
  return (
    <Panel.Section className={stack}>
      <div className={pair}>
        <Select
          label="Likelihood"
          options={stepChoices(choices.likelihoods)}
          value={draft.likelihoodId}
          error={errors.likelihoodId}
          deselectable
          disabled={readOnly}
          onValueChange={(value) => change('likelihoodId', value)}
        />
        <Select
          label="Impact"
          options={stepChoices(choices.impacts)}
          value={draft.impactId}
          error={errors.impactId}
          deselectable
          disabled={readOnly}
          onValueChange={(value) => change('impactId', value)}
        />
      </div>
      <div className={rating} role="status">
        <span className={ratingName}>Rating</span>
        <RatingCell {...ratingFor(draft, choices)} />
      </div>
    </Panel.Section>
  );
}
