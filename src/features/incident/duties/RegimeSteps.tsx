import { periodText } from '#domain/incident/duties/words.ts';
import type { RegimeDraft } from '#src/actors/incident-duty.ts';
import type { StepFields } from '#src/registers/step-dialog/StepDialog.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Select } from '#src/ui/form/Select.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { css } from '#styled/css/index.js';

const row = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 6rem 8rem' },
  gap: '8',
  alignItems: 'end',
});
const group = css({ display: 'flex', flexDirection: 'column', gap: '8', border: 'none', margin: '0', padding: '0' });

type Step = RegimeDraft['steps'][number];

interface StepsProps {
  readonly form: StepFields<RegimeDraft>;
}

const units = [
  { value: 'HOURS', label: 'Hours' },
  { value: 'MONTHS', label: 'Months' },
] as const;

/** Changes one step, and leaves the others. */
const changing =
  ({ form }: StepsProps, index: number) =>
  (changes: Partial<Step>) =>
    form.change(
      'steps',
      form.draft.steps.map((step, place) => (place === index ? { ...step, ...changes } : step)),
    );

interface CountProps extends StepsProps {
  readonly index: number;
  readonly step: Step;
  readonly label: string;
}

function CountField({ form, index, step, label }: CountProps) {
  return (
    <TextField
      label={label}
      type="number"
      inputMode="numeric"
      min={1}
      max={8760}
      value={Number.isNaN(step.count) ? '' : `${step.count}`}
      error={form.errorOf(`steps/${index}/count`)}
      onChange={({ currentTarget: { valueAsNumber } }) =>
        changing({ form }, index)({ count: Math.trunc(valueAsNumber) })
      }
    />
  );
}

/** The periods of the law, which can be changed. */
export const Periods = ({ form }: StepsProps) => (
  <>
    {form.draft.steps.map((step, index) => (
      <CountField
        key={step.key}
        form={form}
        index={index}
        step={step}
        label={`${step.name}: ${step.unit === 'HOURS' ? 'hours' : 'months'} ${periodText(step, form.draft.steps).replace(/^\d+ \w+ /u, '')}`}
      />
    ))}
  </>
);

/** The steps of a regime of the organisation's own: each counts from awareness, or from the one before it. */
export function OwnSteps({ form }: StepsProps) {
  const { steps } = form.draft;
  const origins = (index: number) => [
    { value: 'AWARE', label: 'Awareness' },
    { value: 'CLASSIFIED', label: 'Classification as major' },
    ...steps.slice(0, index).map(({ key, name }) => ({ value: `STEP ${key}`, label: name })),
  ];
  return (
    <>
      {steps.map((step, index) => (
        <fieldset key={step.key} className={group}>
          <div className={row}>
            <TextField
              label={`Step ${index + 1}`}
              value={step.name}
              maxLength={100}
              error={form.errorOf(`steps/${index}/name`)}
              onChange={({ currentTarget: { value } }) => changing({ form }, index)({ name: value })}
            />
            <CountField form={form} index={index} step={step} label="Within" />
            <Select
              label="Unit"
              options={units}
              value={step.unit}
              onValueChange={(unit) => {
                if (unit !== null) changing({ form }, index)({ unit });
              }}
            />
          </div>
          <Select
            label="Counts from"
            options={origins(index)}
            value={step.from === 'STEP' ? `STEP ${step.after}` : step.from}
            error={form.errorOf(`steps/${index}/after`)}
            onValueChange={(origin) => {
              const after = origin?.startsWith('STEP ') ? origin.slice('STEP '.length) : null;
              const from = after !== null ? 'STEP' : origin === 'CLASSIFIED' ? 'CLASSIFIED' : 'AWARE';
              changing({ form }, index)({ from, after });
            }}
          />
        </fieldset>
      ))}
      <div>
        <Button
          size="sm"
          disabled={steps.length >= 10}
          onClick={() =>
            form.change('steps', [
              ...steps,
              {
                key: `step-${crypto.randomUUID().slice(0, 8)}`,
                name: '',
                from: 'AWARE',
                after: null,
                count: 24,
                unit: 'HOURS',
                atLatest: null,
                isRepeatable: false,
                waitsForResolution: false,
              },
            ])
          }
        >
          Add step
        </Button>
        {steps.length > 1 && (
          <Button size="sm" variant="ghost" onClick={() => form.change('steps', steps.slice(0, -1))}>
            Remove last step
          </Button>
        )}
      </div>
    </>
  );
}
