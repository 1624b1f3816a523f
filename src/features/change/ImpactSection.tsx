import { Fragment } from 'react';

import { impactRequestLabels } from '#domain/words/change.ts';
import type { ChangeCourse, ChangeImpact } from '#src/api/changes.ts';
import { FieldSection } from '#src/components/fields/layout.tsx';
import { ProseInput } from '#src/components/fields/TextInput.tsx';
import { useMay } from '#src/components/SessionProvider.tsx';
import { RecordReference } from '#src/registers/links/RecordReference.tsx';
import { sectionList } from '#src/registers/record-sections/section-list.ts';
import { StepDialog } from '#src/registers/step-dialog/StepDialog.tsx';
import { Button } from '#src/ui/Button.tsx';
import { css } from '#styled/css/index.js';

import { changeKind } from './change-kind.ts';
import type { ProgressProps } from './progress-props.ts';
import { ImpactStatus } from './StatusCell.tsx';
import { useImpactActor } from './useCourseActor.ts';

const item = css({ display: 'grid', gap: '4', paddingBlock: '8', borderBlockStart: 'subtle' });
const head = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '12' });
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '8' });
const facts = css({ margin: '0', color: 'fg.muted', textStyle: 'xs' });
const prose = css({ margin: '0', color: 'fg.muted', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

const words = {
  AFFECTED: { title: 'The record is affected', confirmLabel: 'Ask its owner' },
  UNAFFECTED: { title: 'The record is not affected', confirmLabel: 'Not affected' },
  ANSWER: { title: 'What came of it', confirmLabel: 'Answer' },
} as const;

const noNeeds: readonly string[] = [];
const needsNote = ['note'];

/** The records that a change affects, and incidents while it was made; nothing without either. */
export function ImpactSection({ change, course }: ProgressProps & { readonly course: ChangeCourse }) {
  const actor = useImpactActor();
  const mayEdit = useMay({ ...changeKind.access, level: 'EDIT' });
  const { impacts, incidents } = course;
  if (impacts.length === 0 && incidents.length === 0) return null;
  const isDeciding = mayEdit && change.status === 'REVIEW';
  const ask = ({ id, version, note }: ChangeImpact, step: 'AFFECTED' | 'UNAFFECTED') =>
    actor.send({ type: 'step.requested', draft: { step, id, version, note } });
  return (
    <FieldSection
      title="To look at again"
      hint={change.status === 'REVIEW' ? 'Decided before it is closed' : undefined}
    >
      <ul className={sectionList} aria-label="Affected records">
        {impacts.map((impact) => (
          <li key={impact.id} className={item}>
            <div className={head}>
              <span>
                <RecordReference kind={impact.kind} record={impact.record} />
              </span>
              <ImpactStatus status={impact.status} />
            </div>
            <p className={facts}>{impactRequestLabels[impact.request]}</p>
            {impact.note !== '' && (
              <p className={prose} dir="auto">
                {impact.note}
              </p>
            )}
            {isDeciding && (
              <div className={row}>
                <Button size="sm" onClick={() => ask(impact, 'AFFECTED')}>
                  Affected
                </Button>
                <Button size="sm" onClick={() => ask(impact, 'UNAFFECTED')}>
                  Not affected
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {incidents.length > 0 && (
        <p className={facts}>
          Detected while it was made, and perhaps its effect:{' '}
          {incidents.map((incident, index) => (
            <Fragment key={incident.id}>
              {index > 0 && ', '}
              <RecordReference kind="incident" record={incident} />
            </Fragment>
          ))}
          . Link those that are.
        </p>
      )}
      <StepDialog
        actor={actor}
        words={({ step }) => words[step]}
        needsOf={({ step }) => (step === 'AFFECTED' ? noNeeds : needsNote)}
      >
        {(form) => <ProseInput form={form} field="note" words={{ label: 'Note' }} required={form.isNeeded('note')} />}
      </StepDialog>
    </FieldSection>
  );
}
