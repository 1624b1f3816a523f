import { findingLifecycle } from '#domain/compliance/finding-lifecycle.ts';
import { findingActionLabels } from '#domain/words/finding.ts';
import type { Finding } from '#src/api/compliance/findings.ts';
import { LifecycleActions } from '#src/registers/lifecycle/LifecycleActions.tsx';
import { css } from '#styled/css/index.js';

import { ArchiveButton } from './ArchiveButton.tsx';
import { FindingDialog } from './FindingDialog.tsx';
import { FindingStatus } from './FindingStatus.tsx';
import { findingStep, useFindingActions, useFindingActor } from './useFindingCourse.ts';

const state = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8' });

/** Where a finding in a list stands, and how work on it begins. What needs its whole record is done there. */
export function FindingSteps({ finding }: { readonly finding: Finding }) {
  const actor = useFindingActor(() => undefined);
  const actions = useFindingActions()(finding).filter((action) => action === 'START');
  return (
    <div className={state}>
      <FindingStatus finding={finding} />
      <LifecycleActions
        lifecycle={findingLifecycle}
        actions={actions}
        labels={findingActionLabels}
        disabled={false}
        size="sm"
        onRequest={(action) => actor.send({ type: 'step.requested', draft: findingStep(finding, action) })}
      />
      <ArchiveButton finding={finding} />
      <FindingDialog actor={actor} finding={finding} />
    </div>
  );
}
