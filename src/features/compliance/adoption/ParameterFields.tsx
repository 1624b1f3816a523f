import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

import {
  standardParametersQuery,
  type StandardCatalogue,
  type StandardParameter,
} from '#src/api/compliance/adopted-standards.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { countOf, formatNumber } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { CheckboxGroup } from '#src/ui/form/CheckboxGroup.tsx';
import { RadioGroup } from '#src/ui/form/RadioGroup.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { css } from '#styled/css/index.js';

import {
  parametersByControl,
  valueOf,
  withValue,
  type ControlParameters,
  type ParameterValue,
} from './parameter-values.ts';

const root = css({ display: 'grid', gap: '4' });
const heading = css({ textStyle: 'title.sm', margin: '0' });
const note = css({ margin: '0', color: 'fg.muted', textStyle: 'sm' });
const list = css({
  marginBlockStart: '6',
  borderBlockStart: 'default',
  '& > details': { borderBlockEnd: 'subtle', contentVisibility: 'auto', containIntrinsicSize: '[auto 34px]' },
});
const summary = css({ cursor: 'pointer', paddingBlock: '8', textStyle: 'sm', overflowWrap: 'anywhere' });
const count = css({ color: 'fg.muted' });
const fields = css({ display: 'grid', gap: '12', paddingBlock: '8', paddingInlineStart: '16' });

interface ParameterFieldsProps {
  readonly catalogue: StandardCatalogue;
  readonly levels: readonly string[];
  readonly values: readonly ParameterValue[];
  readonly onChange: (values: ParameterValue[]) => void;
}

/** What the texts of the chosen controls leave to the organisation. Nothing has to be filled in. */
export function ParameterFields({ catalogue, levels, values, onChange }: ParameterFieldsProps) {
  const { data, error, refetch } = useQuery(standardParametersQuery(useApi(), catalogue.version.id));
  const asked = useMemo(() => parametersByControl(catalogue, levels, data ?? []), [catalogue, levels, data]);
  if (data === undefined)
    return error ? <LoadFailed what="parameters" error={error} onRetry={() => void refetch()} /> : <LoadingRows />;
  if (asked.length === 0) return null;
  const all = asked.flatMap(({ parameters }) => parameters);
  const filled = all.filter(({ id }) => valueOf(values, id) !== '').length;
  return (
    <section className={root} aria-label="Parameters">
      <h3 className={heading}>Parameters</h3>
      <p className={note} role="status">
        {`${formatNumber(filled)} of ${countOf(all.length, 'parameter')} filled in. They complete the text of the controls, and can be filled in later.`}
      </p>
      <div className={list}>
        {asked.map((control) => (
          <OfControl
            key={control.id}
            control={control}
            values={values}
            onChange={(value) => onChange(withValue(values, value))}
          />
        ))}
      </div>
    </section>
  );
}

interface OfControlProps {
  readonly control: ControlParameters;
  readonly values: readonly ParameterValue[];
  readonly onChange: (value: ParameterValue) => void;
}

/** The parameters of a control, drawn once they are opened: a standard can have hundreds. */
function OfControl({ control: { name, parameters }, values, onChange }: OfControlProps) {
  const [isOpen, setIsOpen] = useState(false);
  const filled = parameters.filter(({ id }) => valueOf(values, id) !== '').length;
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={summary}>
        <bdi>{name}</bdi>{' '}
        <span className={count}>{`${formatNumber(filled)} of ${formatNumber(parameters.length)}`}</span>
      </summary>
      {isOpen && (
        <div className={fields}>
          {parameters.map((parameter) => (
            <Field
              key={parameter.id}
              parameter={parameter}
              value={valueOf(values, parameter.id)}
              onChange={(value) => onChange({ id: parameter.id, value })}
            />
          ))}
        </div>
      )}
    </details>
  );
}

interface FieldProps {
  readonly parameter: StandardParameter;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const helpOf = ({ guideline, given }: StandardParameter): string | undefined =>
  [guideline, given === '' ? '' : `The standard says: ${given}`].filter((text) => text !== '').join('\n') || undefined;

const longest = 1000;

function Field({ parameter, value, onChange }: FieldProps) {
  const { label, choices, isMultiple } = parameter;
  const options = choices.map(({ value: choice, label: words }) => ({ value: choice, label: words }));
  const shown = { label, help: helpOf(parameter) };
  if (choices.length === 0)
    return (
      <TextField
        {...shown}
        maxLength={longest}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  if (isMultiple)
    return (
      <CheckboxGroup
        {...shown}
        options={options}
        value={value.split('\n')}
        onValueChange={(chosen) => onChange(chosen.join('\n'))}
      />
    );
  return <RadioGroup {...shown} options={options} value={value} onValueChange={onChange} />;
}
