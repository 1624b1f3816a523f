import { useQuery, useQueryClient } from '@tanstack/react-query';

import { impactRequestLabels } from '#domain/words/change.ts';
import { takeImpactStep, type ImpactDraft } from '#src/actors/change-course.ts';
import { changeImpactsQuery } from '#src/api/changes.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { FieldSection } from '#src/components/fields/layout.tsx';
import { ProseInput } from '#src/components/fields/TextInput.tsx';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { RecordReference } from '#src/registers/links/RecordReference.tsx';
import { sectionList } from '#src/registers/record-sections/section-list.ts';
import { sameStep } from '#src/registers/step-dialog/same-step.ts';
import { StepDialog } from '#src/registers/step-dialog/StepDialog.tsx';
import { useStepDialog } from '#src/registers/step-dialog/useStepDialog.ts';
import { Button } from '#src/ui/Button.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { css } from '#styled/css/index.js';

const item = css({ display: 'grid', gap: '4', paddingBlock: '8', borderBlockStart: 'subtle', justifyItems: 'start' });
const needsNote = ['note'];
const carriedOver = sameStep<ImpactDraft>({ of: ({ id }) => id, read: ['version'] });

interface ChangeImpactsProps {
  readonly recordId: string;
  /** Whether the person may say what came of it. */
  readonly mayAnswer: boolean;
}

/** The changes because of which a record has to be looked at again; nothing without any. */
export function ChangeImpacts({ recordId, mayAnswer }: ChangeImpactsProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { data = [], error, refetch } = useQuery(changeImpactsQuery(api, recordId));
  const actor = useStepDialog<ImpactDraft>(
    () => takeImpactStep(api, queryClient),
    () => toast.success('Answered'),
    { carriedOver },
  );
  if (error !== null) return <LoadFailed what="changes" error={error} onRetry={() => void refetch()} />;
  return (
    <>
      {data.length > 0 && (
        <FieldSection title="Changed since">
          <ul className={sectionList} aria-label="Changes to look at">
            {data.map(({ id, change, request, version }) => (
              <li key={id} className={item}>
                <span>
                  {change === null ? 'A change' : <RecordReference kind="changeManagementProcess" record={change} />}:{' '}
                  {impactRequestLabels[request].toLowerCase()}
                </span>
                {mayAnswer && (
                  <Button
                    size="sm"
                    onClick={() =>
                      actor.send({ type: 'step.requested', draft: { step: 'ANSWER', id, version, note: '' } })
                    }
                  >
                    Say what came of it
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </FieldSection>
      )}
      <StepDialog
        actor={actor}
        words={() => ({ title: 'What came of looking at it again', confirmLabel: 'Answer' })}
        needsOf={() => needsNote}
      >
        {(form) => <ProseInput form={form} field="note" words={{ label: 'Note' }} required />}
      </StepDialog>
    </>
  );
}
