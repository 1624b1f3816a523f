import { Suspense } from 'react';

import { stages, type Stage } from '#domain/risk/rating.ts';
import { stageLabels } from '#domain/words/risk-stage.ts';
import type { Risk } from '#src/api/risk/risks.ts';
import { RatingCell } from '#src/components/cells/RatingCell.tsx';
import { partOf, type RecordForm } from '#src/components/fields/binding.ts';
import { FieldSection } from '#src/components/fields/layout.tsx';
import { Select } from '#src/ui/form/Select.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css } from '#styled/css/index.js';

import { Inconsistencies } from './Inconsistencies.tsx';
import { MatrixSketch } from './MatrixSketch.tsx';
import { ratingFor, type MatrixScale } from './rating.ts';
import type { RiskDraft } from './risk-kind.ts';
import { useMatrixScale } from './useMatrixScale.ts';

interface RatingSectionProps {
  readonly form: RecordForm<RiskDraft>;
  readonly risk: Risk | null;
}

const split = css({ display: 'flex', alignItems: 'center', gap: '12' });
const rows = css({ display: 'grid', gap: '8', flex: '1', minWidth: '0' });
const row = css({ display: 'flex', alignItems: 'center', gap: '4' });
const name = css({ width: '52', flexShrink: '0', color: 'fg.muted' });
const times = css({ color: 'fg.subtle' });
const step = css({ width: { base: '[4rem]', md: '[2.625rem]' }, flexShrink: '0' });

const RatingDraft = lazyPart(async () => (await import('./RatingDraft.tsx')).RatingDraft);

/** The rating of the risk before any control, with current controls, and after treatment. */
export function RatingSection({ form, risk }: RatingSectionProps) {
  const scale = useMatrixScale(risk);
  return (
    <FieldSection title="Rating" hint="Likelihood × impact">
      <div className={split}>
        <div className={rows}>
          {stages.map((stage) => (
            <StageRow key={stage} stage={stage} form={form} scale={scale} />
          ))}
        </div>
        <MatrixSketch draft={form.draft} scale={scale} />
      </div>
      {!form.readOnly && (
        <Suspense fallback={null}>
          <RatingDraft form={form} risk={risk} scale={scale} />
        </Suspense>
      )}
      <Inconsistencies risk={risk} draft={form.draft} scale={scale} />
    </FieldSection>
  );
}

interface StageRowProps extends Pick<RatingSectionProps, 'form'> {
  readonly stage: Stage;
  readonly scale: MatrixScale;
}

function StageRow({ stage, form, scale }: StageRowProps) {
  const assessment = partOf(form, stage);
  const { draft, readOnly } = assessment;
  return (
    <div className={row} role="group" aria-label={stageLabels[stage]}>
      <span className={name}>{stageLabels[stage]}</span>
      {!readOnly && (
        <>
          <StepSelect
            label={`${stageLabels[stage]} likelihood`}
            steps={scale.likelihoods}
            value={draft.likelihoodId}
            error={assessment.errorOf('likelihoodId')}
            onChange={(id) => assessment.change('likelihoodId', id)}
          />
          <span className={times}>×</span>
          <StepSelect
            label={`${stageLabels[stage]} impact`}
            steps={scale.impacts}
            value={draft.impactId}
            error={assessment.errorOf('impactId')}
            onChange={(id) => assessment.change('impactId', id)}
          />
        </>
      )}
      <span role="status">
        <RatingCell {...ratingFor(draft, scale)} />
      </span>
    </div>
  );
}

interface StepSelectProps {
  readonly label: string;
  readonly steps: MatrixScale['likelihoods'];
  readonly value: string | null;
  readonly error: string | undefined;
  readonly onChange: (id: string | null) => void;
}

function StepSelect({ label, steps, value, error, onChange }: StepSelectProps) {
  return (
    <Select
      className={step}
      label={label}
      labelStyle="hidden"
      size="sm"
      deselectable
      placeholder="–"
      options={steps.map((entry) => ({ value: entry.id, label: `${entry.score} ${entry.name}`, ...entry }))}
      renderChosen={({ score, name: spoken }) => (
        <>
          {score}
          <VisuallyHidden> {spoken}</VisuallyHidden>
        </>
      )}
      value={value}
      error={error}
      onValueChange={onChange}
    />
  );
}
