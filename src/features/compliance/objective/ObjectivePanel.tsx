import { useQuery } from '@tanstack/react-query';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { objectives, type Objective, type ObjectiveKind } from '#src/api/management-system/objectives.ts';
import { recordQuery } from '#src/api/record/register.ts';
import { ChoiceInput } from '#src/components/fields/ChoiceInput.tsx';
import { DayInput } from '#src/components/fields/DayInput.tsx';
import { FieldPair, FieldSection } from '#src/components/fields/layout.tsx';
import { NumberOrNoneInput } from '#src/components/fields/NumberInput.tsx';
import { ProseInput, TextInput, TitleInput } from '#src/components/fields/TextInput.tsx';
import { formatDay } from '#src/components/format.ts';
import type { RecordPanelProps } from '#src/registers/OpenRecord.tsx';
import { OwnerInput } from '#src/registers/OwnerInput.tsx';
import { RecordScreen, type RecordFormProps } from '#src/registers/RecordScreen.tsx';
import { objectiveWords as words } from '#src/registers/words/management-system.ts';
import { css } from '#styled/css/index.js';

import { editableObjective } from './editable-objective.ts';
import { Readings } from './Readings.tsx';
import { StateText } from './StateText.tsx';
import { targetText, valueText } from './value-text.ts';

const state = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '12', rowGap: '4' });
const aside = css({ color: 'fg.muted', textStyle: 'xs' });

/** What a measure can have: openapi/management-system/objectives.tsp. */
const values = { min: -1_000_000_000, max: 1_000_000_000, decimal: true } as const;

/** One objective, beside the register. */
export const ObjectivePanel = ({ id, place }: RecordPanelProps<Objective>) => (
  <RecordScreen kind={editableObjective} id={id} place={place} words={words}>
    {(form, stored) => (
      <>
        {stored !== null && <Standing objective={stored} />}
        <ObjectiveForm form={form} stored={stored} />
        {stored !== null && (
          <FieldSection title="Readings">
            <Readings objective={stored} mayEdit={!form.readOnly} />
          </FieldSection>
        )}
      </>
    )}
  </RecordScreen>
);

/** How it stands, by its newest reading: readings change without the form. */
function Standing({ objective: opened }: { readonly objective: Objective }) {
  const { data: objective = opened } = useQuery(recordQuery(useApi(), objectives, opened.id));
  const { latestValue, latestOn, nextReadingOn, stage, unit } = objective;
  const target = targetText(objective);
  const facts = [
    ...(latestValue === null || latestOn === null ? [] : [`${valueText(latestValue, unit)} on ${formatDay(latestOn)}`]),
    ...(target === null ? [] : [`target ${target}`]),
    ...(nextReadingOn === null || stage !== 'ACTIVE' ? [] : [`next reading by ${formatDay(nextReadingOn)}`]),
  ];
  return (
    <div className={state}>
      <StateText objective={objective} />
      {facts.length > 0 && (
        <span className={aside} dir="auto">
          {facts.join(', ')}
        </span>
      )}
    </div>
  );
}

const ObjectiveForm = ({ form, stored }: RecordFormProps<ObjectiveKind>) => (
  <>
    <TitleInput form={form} field="title" words={words.title} required />
    <FieldPair>
      <OwnerInput form={form} field="ownerId" words={words.ownerId} current={stored?.owner} />
      <DayInput form={form} field="dueOn" words={words.dueOn} />
      <ChoiceInput form={form} field="stage" words={words.stage} />
    </FieldPair>
    <ProseInput form={form} field="plan" words={words.plan} help="What is done to achieve it" />
    <ProseInput form={form} field="resources" words={words.resources} />
    <FieldSection title="Measurement">
      <ProseInput form={form} field="measure" words={words.measure} help="What is measured, and how" />
      <FieldPair>
        <ChoiceInput form={form} field="direction" words={words.direction} />
        <NumberOrNoneInput form={form} field="target" words={words.target} {...values} />
        <TextInput form={form} field="unit" words={words.unit} help="Such as % or days" />
        <NumberOrNoneInput form={form} field="baseline" words={words.baseline} {...values} />
        <NumberOrNoneInput form={form} field="everyMonths" words={words.everyMonths} min={1} max={120} />
      </FieldPair>
    </FieldSection>
  </>
);
