import { useSelector } from '@xstate/react';
import { Suspense, useEffect, useState } from 'react';

import { generationMethodLabels } from '#domain/words/policy.ts';
import { hasUnsavedText } from '#machines/policy-editing/policy-editing.machine.ts';
import type { PolicyDraft } from '#machines/policy-editing/policy-editing.types.ts';
import type { Policy } from '#src/api/policy/policies.ts';
import type { PolicyVersion } from '#src/api/policy/policy-versions.ts';
import { FieldSection } from '#src/components/fields/layout.tsx';
import { WebAddressInput } from '#src/components/fields/WebAddressInput.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { NativeSelect } from '#src/ui/form/NativeSelect.tsx';
import { labels } from '#src/ui/labels.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { ConfirmDialog } from '#src/ui/overlay/ConfirmDialog.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css } from '#styled/css/index.js';

import { DocumentFiles } from './DocumentFiles.tsx';
import { Overtaken } from './Overtaken.tsx';
import { useDocumentImages } from './useDocumentImages.ts';
import type { PolicyEditingActor } from './usePolicyEditing.ts';

const DraftSections = lazyPart(async () => (await import('../templates/PolicyDraft.tsx')).PolicyDraft);
export const RichTextEditor = lazyPart(
  async () => (await import('#src/ui/rich-text/RichTextEditor.tsx')).RichTextEditor,
);

const root = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16',
  maxWidth: '[80ch]',
});
const source = css({ maxWidth: '[16rem]' });
const foot = css({
  position: 'sticky',
  insetBlockEnd: '0',
  zIndex: 'sticky',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  background: 'bg.surface',
  maxHeight: '[80dvh]',
  overflowY: 'auto',
});
const bar = css({
  display: 'flex',
  alignItems: 'center',
  gap: '8',
  paddingBlock: '10',
  borderBlockStart: 'default',
  background: 'bg.surface',
});
const note = css({ flex: '1', color: 'fg.subtle', textStyle: 'xs' });
const waiting = css({ display: 'grid', gap: '8', minHeight: '[20rem]', alignContent: 'start' });

const methods = [
  { value: 'MANUAL', label: generationMethodLabels.MANUAL },
  { value: 'AI', label: generationMethodLabels.AI },
  { value: 'URL', label: generationMethodLabels.URL },
  { value: 'FILE', label: generationMethodLabels.FILE },
] as const;

interface WriteDocumentProps {
  readonly policy: Policy;
  readonly stored: PolicyVersion;
  readonly actor: PolicyEditingActor;
}

/** Ctrl+S or ⌘S, wherever the focus is on the page. */
function useSaveKey(onSave: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 's' || event.shiftKey || event.altKey || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      onSave();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}

/** Writes the newest version: what it is, and its text, address or files. */
export function WriteDocument({ policy, stored, actor }: WriteDocumentProps) {
  const { draft, failure, theirs } = useSelector(actor, ({ context }) => context);
  const isEditing = useSelector(actor, (snapshot) => snapshot.matches({ writing: 'editing' }));
  const asksToDiscard = useSelector(actor, (snapshot) => snapshot.matches({ writing: 'discarding' }));
  useSaveKey(() => actor.send({ type: 'save.requested' }));
  if (draft === null) return null;
  const change = (changes: Partial<PolicyDraft>) => actor.send({ type: 'draft.changed', changes });
  return (
    <section className={root} aria-label={`Write version ${stored.number}`}>
      {stored.status === 'REVIEW' && (
        <Banner tone="warning" title="This version is under review">
          Saving a change ends the review and voids the verdicts on it.
        </Banner>
      )}
      <NativeSelect
        className={source}
        label="Source"
        options={methods}
        value={draft.generationMethod}
        onValueChange={(generationMethod) => change({ generationMethod })}
      />
      <Source policy={policy} stored={stored} draft={draft} actor={actor} onChange={change} />
      {/* Where the person has just saved, however far down the text that is. */}
      <div className={foot}>
        {theirs !== null && <Overtaken theirs={theirs} actor={actor} />}
        {isEditing && failure !== null && <Banner tone="danger">{failure.message}</Banner>}
        <SaveBar actor={actor} />
      </div>
      <ConfirmDialog
        open={asksToDiscard}
        title="Discard changes?"
        description="Your changes have not been saved."
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        busy={false}
        busyLabel=""
        onConfirm={() => actor.send({ type: 'discard.confirmed' })}
        onCancel={() => actor.send({ type: 'discard.cancelled' })}
      />
    </section>
  );
}

interface SourceProps extends WriteDocumentProps {
  readonly draft: PolicyDraft;
  readonly onChange: (changes: Partial<PolicyDraft>) => void;
}

function Source({ policy, stored, draft, actor, onChange }: SourceProps) {
  const { id: policyId } = policy;
  // The editor starts again with the sections that were accepted.
  const [inserted, setInserted] = useState(0);
  const revision = useSelector(actor, ({ context }) => context.revision);
  const error = useSelector(actor, ({ context: { failure } }) => failure?.fieldErrors['sourceUrl']);
  const isConflicted = useSelector(actor, (snapshot) => snapshot.matches({ writing: 'conflicted' }));
  const images = useDocumentImages(policyId, stored.files, true);
  if (draft.generationMethod === 'FILE') return <DocumentFiles policyId={policyId} files={stored.files} />;
  if (draft.generationMethod === 'URL')
    return (
      <WebAddressInput
        form={{
          draft,
          readOnly: isConflicted,
          errorOf: () => error,
          change: (field, value) => onChange({ [field]: value }),
        }}
        field="sourceUrl"
        words={{ label: 'Address' }}
        required
      />
    );
  return (
    <Suspense fallback={<Preparing />}>
      {draft.generationMethod === 'AI' && !isConflicted && (
        <FieldSection title="Draft" hint="Accepted sections are added at the end of the text">
          <DraftSections
            title={policy.title}
            documentType={policy.documentType}
            onAccepted={(html) => {
              onChange({ content: `${draft.content}${html}` });
              setInserted((count) => count + 1);
            }}
          />
        </FieldSection>
      )}
      <RichTextEditor
        key={`${revision} ${inserted}`}
        label="Text of the policy"
        initial={draft.content}
        editable={!isConflicted}
        images={images}
        onChange={(content) => onChange({ content })}
      />
    </Suspense>
  );
}

const Preparing = () => (
  <div className={waiting} role="status">
    <VisuallyHidden>{labels.loading}</VisuallyHidden>
    <Skeleton />
    <Skeleton />
    <Skeleton />
  </div>
);

/** What can be done with the draft, always in view. */
function SaveBar({ actor }: Pick<WriteDocumentProps, 'actor'>) {
  const isEditing = useSelector(actor, (snapshot) => snapshot.matches({ writing: 'editing' }));
  const isSaving = useSelector(actor, (snapshot) => snapshot.matches({ writing: 'saving' }));
  const isChanged = useSelector(actor, ({ context }) => hasUnsavedText(context));
  return (
    <div className={bar} data-bar="">
      <span className={note} role="status">
        {isChanged ? 'Not saved yet' : 'Saved'}
      </span>
      <Button disabled={!isEditing} onClick={() => actor.send({ type: 'edit.ended' })}>
        Close editor
      </Button>
      <Button
        variant="primary"
        disabled={!isEditing || !isChanged}
        busy={isSaving}
        busyLabel="Saving..."
        onClick={() => actor.send({ type: 'save.requested' })}
      >
        Save
      </Button>
    </div>
  );
}
