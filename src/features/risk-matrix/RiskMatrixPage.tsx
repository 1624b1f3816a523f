import { useSelector } from '@xstate/react';

import { hasChanges } from '#machines/matrix-editing/matrix-editing.machine.ts';
import { DashboardRegions } from '#src/components/Dashboard.tsx';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { PageTitle } from '#src/components/PageTitle.tsx';
import { LeaveDialog } from '#src/components/record-panel/LeaveDialog.tsx';
import { Region } from '#src/components/Region.tsx';
import { useMay } from '#src/components/SessionProvider.tsx';
import { UnsavedNote } from '#src/registers/unsaved/UnsavedNote.tsx';
import { useLeaving } from '#src/registers/useLeaving.ts';
import { Button } from '#src/ui/Button.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { css } from '#styled/css/index.js';

import { BandFields } from './BandFields.tsx';
import { LevelFields, nameFieldId } from './LevelFields.tsx';
import { matrixFormOf, type MatrixForm } from './matrix-form.ts';
import { MatrixPicture } from './MatrixPicture.tsx';
import { MatrixReview } from './MatrixReview.tsx';
import { MatrixVersions } from './MatrixVersions.tsx';
import { useMatrixEditing, type MatrixActor } from './useMatrixEditing.ts';
import { useUnsavedMatrix } from './useUnsavedMatrix.ts';

// On phones below the title, sharing the line.
const actions = css({
  display: 'flex',
  gap: '12',
  mdDown: { order: '2', flexBasis: 'full', marginBlockStart: '8', '& > *': { flex: '1' } },
});
const note = css({ '&:not(:empty)': { paddingInline: { base: '16', md: '20' }, paddingBlockEnd: '12' } });
const fields = css({ border: '[none]', margin: '0', padding: '0', minWidth: '0' });

/** /settings/risk/risk-matrix: the levels and bands of the organisation's matrix as one picture. */
export function RiskMatrixPage() {
  const actor = useMatrixEditing();
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const isFailed = useSelector(actor, (snapshot) => snapshot.matches('failed'));
  const isSaving = useSelector(actor, (snapshot) => snapshot.matches('saving'));
  const mayEdit = useMay({ feature: 'RISK', level: 'EDIT' });
  const { asked, leave, stay } = useLeaving('', isSaving, () => hasChanges(actor.getSnapshot().context));
  const unsaved = useUnsavedMatrix(actor, mayEdit);
  const form = matrixFormOf(context, (edit) => actor.send({ type: 'matrix.edited', edit }));
  return (
    <>
      <PageTitle
        title="Risk Matrix"
        note={context.stored === null ? undefined : `Version ${context.stored.version}`}
        actions={form !== undefined && mayEdit && <Actions actor={actor} />}
      />
      <div className={note}>
        <UnsavedNote {...unsaved} />
      </div>
      {isFailed && context.failure !== null && (
        <LoadFailed what="matrix" error={context.failure} onRetry={() => actor.send({ type: 'load.retried' })} />
      )}
      {form === undefined ? !isFailed && <LoadingRows /> : <Editor actor={actor} form={form} mayEdit={mayEdit} />}
      <LeaveDialog
        open={asked}
        onStay={stay}
        onLeave={() => {
          unsaved.abandon();
          leave();
        }}
      />
    </>
  );
}

function Actions({ actor }: { readonly actor: MatrixActor }) {
  const isEditing = useSelector(actor, (snapshot) => snapshot.matches('editing'));
  const isPreviewing = useSelector(actor, (snapshot) => snapshot.matches('previewing'));
  const isChanged = useSelector(actor, ({ context }) => hasChanges(context));
  return (
    <div className={actions}>
      <Button disabled={!isEditing || !isChanged} onClick={() => actor.send({ type: 'changes.discarded' })}>
        Discard changes
      </Button>
      <Button
        variant="primary"
        disabled={!isEditing || !isChanged}
        busy={isPreviewing}
        busyLabel="Comparing..."
        onClick={() => actor.send({ type: 'preview.requested' })}
      >
        Preview changes
      </Button>
    </div>
  );
}

interface EditorProps {
  readonly actor: MatrixActor;
  readonly form: MatrixForm;
  readonly mayEdit: boolean;
}

function Editor({ actor, form, mayEdit }: EditorProps) {
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isConflicted = useSelector(actor, (snapshot) => snapshot.matches('conflicted'));
  const isEditing = useSelector(actor, (snapshot) => snapshot.matches('editing'));
  return (
    <>
      {isEditing && failure !== null && (
        <Banner tone="danger" place="edge">
          {failure.message}
        </Banner>
      )}
      {isConflicted && <Overtaken actor={actor} />}
      <fieldset className={fields} disabled={!isEditing || !mayEdit}>
        <DashboardRegions>
          <Region title="Matrix" note="Likelihood × impact. Choose a name to change it">
            <MatrixPicture
              label="The matrix with your changes"
              matrix={form.draft}
              onChoose={(_, level) => document.getElementById(nameFieldId(level))?.focus()}
            />
          </Region>
          <BandFields form={form} />
          <LevelFields axis="likelihoods" form={form} />
          <LevelFields axis="impacts" form={form} />
        </DashboardRegions>
      </fieldset>
      <MatrixVersions />
      <MatrixReview actor={actor} />
    </>
  );
}

const Overtaken = ({ actor }: Pick<EditorProps, 'actor'>) => (
  <Banner
    tone="warning"
    place="edge"
    title="Someone else has changed the matrix in the meantime."
    actions={
      <>
        <Button size="sm" onClick={() => actor.send({ type: 'current.taken' })}>
          Take the current matrix
        </Button>
        <Button size="sm" onClick={() => actor.send({ type: 'draft.kept' })}>
          Keep my changes
        </Button>
      </>
    }
  >
    Your matrix is shown below. Keep it to compare it with the current one, or start again from there.
  </Banner>
);
