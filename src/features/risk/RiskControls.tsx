import { controlTypeLabels } from '#domain/words/risk-control.ts';
import { effectivenessLabels } from '#domain/words/risk.ts';
import { ownControl } from '#openapi/generated/records.ts';
import { ownControls } from '#src/api/compliance/own-controls.ts';
import type { RiskControl, RiskControlKind } from '#src/api/risk/risk-controls.ts';
import type { RecordForm } from '#src/components/fields/binding.ts';
import { ChoiceInput } from '#src/components/fields/ChoiceInput.tsx';
import { DayInput } from '#src/components/fields/DayInput.tsx';
import { FieldPair } from '#src/components/fields/layout.tsx';
import { ProseInput, TitleInput } from '#src/components/fields/TextInput.tsx';
import { countOf, formatDay } from '#src/components/format.ts';
import { useMay } from '#src/components/SessionProvider.tsx';
import { OwnerInput } from '#src/registers/OwnerInput.tsx';
import { PartList, partTotals } from '#src/registers/parts/PartList.tsx';
import { RecordInput } from '#src/registers/RecordInput.tsx';
import { controlWords as words } from '#src/registers/words/risk-control.ts';
import type { StatusShape } from '#src/ui/data/status-shapes.tsx';
import { StatusText } from '#src/ui/feedback/StatusText.tsx';
import { labels } from '#src/ui/labels.ts';
import { css } from '#styled/css/index.js';

import { controlKind } from './control-kind.ts';

const text = css({
  margin: '0',
  color: 'fg.muted',
  textStyle: 'xs',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

const shapes: Readonly<Record<RiskControl['effectiveness'], StatusShape>> = {
  EFFECTIVE: 'done',
  PARTLY_EFFECTIVE: 'half',
  INEFFECTIVE: 'rejected',
  NOT_TESTED: 'open',
};

interface RiskControlsProps {
  readonly riskId: string;
  readonly mayEdit: boolean;
}

/** The existing controls of a risk by their title, and how many of them work. */
export const RiskControls = ({ riskId, mayEdit }: RiskControlsProps) => (
  <PartList<RiskControlKind>
    kind={controlKind}
    recordId={riskId}
    mayEdit={mayEdit}
    name="Controls of the risk"
    renderTotals={(controls) => <Totals controls={controls} />}
    renderFacts={(control) => <Facts control={control} />}
    renderText={({ description }) =>
      description !== '' && (
        <p className={text} dir="auto">
          {description}
        </p>
      )
    }
    renderFields={(form, control) => <Fields form={form} control={control} />}
  />
);

function Totals({ controls }: { readonly controls: readonly RiskControl[] }) {
  const effective = controls.filter(({ effectiveness }) => effectiveness === 'EFFECTIVE').length;
  return (
    <p className={partTotals}>
      {controls.length === 0
        ? 'No controls listed yet'
        : `${effective} of ${countOf(controls.length, 'control')} effective`}
    </p>
  );
}

const Facts = ({
  control: { type, ownControl: own, owner, effectiveness, lastTestedOn },
}: {
  control: RiskControl;
}) => (
  <>
    <StatusText shape={shapes[effectiveness]}>{effectivenessLabels[effectiveness]}</StatusText>
    <span>{controlTypeLabels[type]}</span>
    {own !== null && <span>Own control {own.ref}</span>}
    <span>{owner?.name ?? labels.unassigned}</span>
    {lastTestedOn !== null && <span>Tested {formatDay(lastTestedOn)}</span>}
  </>
);

/** The own control that it is, for those who may view own controls. */
function OwnControlInput({ form, control }: FieldsProps) {
  const mayView = useMay({ roles: ownControl.roles, feature: ownControl.feature });
  return (
    mayView && (
      <RecordInput
        form={form}
        field="ownControlId"
        words={words.ownControlId}
        source={ownControls}
        current={control?.ownControl}
        help="If it fails, acceptances of the risk are reopened"
      />
    )
  );
}

interface FieldsProps {
  readonly form: RecordForm<RiskControlKind['draft']>;
  readonly control: RiskControl | null;
}

const Fields = ({ form, control }: FieldsProps) => (
  <>
    <TitleInput form={form} field="title" words={words.title} required />
    <ProseInput form={form} field="description" words={words.description} />
    <OwnControlInput form={form} control={control} />
    <FieldPair>
      <ChoiceInput form={form} field="type" words={words.type} />
      <OwnerInput form={form} field="ownerId" words={words.ownerId} current={control?.owner} />
      <ChoiceInput form={form} field="effectiveness" words={words.effectiveness} />
      <DayInput form={form} field="lastTestedOn" words={words.lastTestedOn} />
    </FieldPair>
  </>
);
