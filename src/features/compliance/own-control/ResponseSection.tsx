import { createLink } from '@tanstack/react-router';

import type { OwnControl } from '#src/api/compliance/own-controls.ts';
import { ChoiceInput } from '#src/components/fields/ChoiceInput.tsx';
import { FieldPair, FieldSection } from '#src/components/fields/layout.tsx';
import { NumberOrNoneInput } from '#src/components/fields/NumberInput.tsx';
import { ProseInput } from '#src/components/fields/TextInput.tsx';
import { countOf, formatInstantDay } from '#src/components/format.ts';
import { useMay } from '#src/components/SessionProvider.tsx';
import { StepDialog } from '#src/registers/step-dialog/StepDialog.tsx';
import { responseWords as words } from '#src/registers/words/own-control.ts';
import { Button } from '#src/ui/Button.tsx';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';
import { css } from '#styled/css/index.js';

import { ConfidenceText, ResultText } from '../ResultText.tsx';
import { ownControlKind } from './own-control-kind.ts';
import { ResponseHistory } from './ResponseHistory.tsx';
import { useResponseActor } from './useResponseActor.ts';

const EvidenceLink = createLink(TextLink);

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '12', rowGap: '8' });
const note = css({ margin: '0', color: 'fg.subtle', textStyle: 'xs' });
const prose = css({ margin: '0', color: 'fg.muted', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
const stack = css({ display: 'grid', gap: '14' });

interface ResponseSectionProps {
  readonly ownControl: OwnControl;
  /** An answer changes the own control, so what is typed has to be saved first. */
  readonly hasChanges: boolean;
  readonly onAnswered: () => void;
}

/** The one answer about what the organisation does, with the evidence for it and the answers before it. */
export function ResponseSection({ ownControl, hasChanges, onAnswered }: ResponseSectionProps) {
  const { id, version, result, maturity, observation, respondedAt, respondedBy, confidence, evidence } = ownControl;
  const actor = useResponseActor(id, onAnswered);
  const mayAnswer = useMay({ ...ownControlKind.access, level: 'EDIT' });
  return (
    <FieldSection title="Answer">
      <div className={row}>
        <ResultText result={result} />
        {maturity !== null && <span>Maturity {maturity}</span>}
        <span>
          Confidence <ConfidenceText confidence={confidence} />
        </span>
        {mayAnswer && (
          <Button
            size="sm"
            disabled={hasChanges}
            onClick={() => actor.send({ type: 'step.requested', draft: { version, result, maturity, observation } })}
          >
            Answer
          </Button>
        )}
      </div>
      {mayAnswer && hasChanges && <p className={note}>Save your changes before you answer.</p>}
      {respondedAt !== null && (
        <p className={note}>
          Answered {formatInstantDay(respondedAt)} by {respondedBy?.name ?? 'a former member'}
        </p>
      )}
      {observation !== '' && (
        <p className={prose} dir="auto">
          {observation}
        </p>
      )}
      <p className={note}>
        <EvidenceLink to="/assessments" search={{ view: 'evidence', ownControlId: [id] }}>
          {evidence === 0 ? 'No evidence yet' : `${countOf(evidence, 'piece')} of evidence`}
        </EvidenceLink>
      </p>
      <ResponseHistory ownControlId={id} />
      <StepDialog
        actor={actor}
        words={() => ({
          title: `Answer ${ownControl.ref}`,
          description: 'The results of every standard that it is linked to follow.',
          confirmLabel: 'Save answer',
        })}
      >
        {(form) => (
          <div className={stack}>
            <FieldPair>
              <ChoiceInput form={form} field="result" words={words.result} />
              <NumberOrNoneInput form={form} field="maturity" words={words.maturity} min={0} max={9} />
            </FieldPair>
            <ProseInput form={form} field="observation" words={words.observation} />
          </div>
        )}
      </StepDialog>
    </FieldSection>
  );
}
