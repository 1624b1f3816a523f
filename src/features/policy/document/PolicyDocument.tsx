import { useQuery } from '@tanstack/react-query';
import { createLink, getRouteApi } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';

import { isWritable } from '#domain/policy/lifecycle.ts';
import { hasUnsavedText } from '#machines/policy-editing/policy-editing.machine.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { Policy } from '#src/api/policy/policies.ts';
import { policyVersionQuery } from '#src/api/policy/policy-versions.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { PageTitle } from '#src/components/PageTitle.tsx';
import { LeaveDialog } from '#src/components/record-panel/LeaveDialog.tsx';
import { useMay } from '#src/components/SessionProvider.tsx';
import { UnsavedNote } from '#src/registers/unsaved/UnsavedNote.tsx';
import { useLeaving } from '#src/registers/useLeaving.ts';
import { Button } from '#src/ui/Button.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { usePreload } from '#src/ui/lazy-part.tsx';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';
import { css } from '#styled/css/index.js';

import { policyKind } from '../policy-kind.ts';
import { Comparison } from './Comparison.tsx';
import { DocumentSide } from './DocumentSide.tsx';
import { ReadDocument } from './ReadDocument.tsx';
import { ReviewDialog } from './ReviewDialog.tsx';
import { usePolicyEditing, type PolicyEditingActor } from './usePolicyEditing.ts';
import { usePolicyReview } from './usePolicyReview.ts';
import { useUnsavedDocument } from './useUnsavedDocument.ts';
import { RichTextEditor, WriteDocument } from './WriteDocument.tsx';

const route = getRouteApi('/_app/_guarded/policy-document/$id');
const PolicyLink = createLink(TextLink);

const tools = css({ display: 'flex', gap: '12', alignItems: 'center', _print: { display: 'none' } });
const sheet = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' },
  borderBlockStart: 'default',
  // The side column goes on to the end of the page.
  minHeight: { lg: '[calc(100dvh - 7rem)]' },
  _print: { display: 'block', borderBlockStart: 'none', minHeight: '0' },
});
const note = css({ maxWidth: '[80ch]', '&:not(:empty)': { marginBlockEnd: '16' } });
const main = css({ paddingInline: { base: '16', md: '20' }, paddingBlock: '20', minWidth: '0' });

/** The document of a policy: the text, and beside it where it stands and what can be done. */
export function PolicyDocument({ policy }: { readonly policy: Policy }) {
  const editing = usePolicyEditing(policy.id);
  const review = usePolicyReview(policy.id, () => editing.send({ type: 'document.changed' }));
  const newest = useSelector(editing, ({ context }) => context.stored);
  const isSaving = useSelector(editing, (snapshot) => snapshot.matches({ writing: 'saving' }));
  const { asked, leave, stay } = useLeaving('', isSaving, () => hasUnsavedText(editing.getSnapshot().context));
  const mayEdit = useMay({ ...policyKind.access, level: 'EDIT' });
  const unsaved = useUnsavedDocument(policy, editing, mayEdit);
  return (
    <>
      <PageTitle
        title={`${policy.ref}: ${policy.title}`}
        actions={
          <div className={tools}>
            <PolicyLink to="/policy" search={{ policyId: policy.id }}>
              Details
            </PolicyLink>
            <DocumentTools editing={editing} mayEdit={mayEdit} />
          </div>
        }
      />
      <div className={sheet}>
        <div className={main}>
          <div className={note}>
            <UnsavedNote {...unsaved} />
          </div>
          <DocumentMain policy={policy} editing={editing} mayEdit={mayEdit} />
        </div>
        {newest !== null && (
          <DocumentSide policy={policy} newest={newest} editing={editing} review={review} mayEdit={mayEdit} />
        )}
      </div>
      {newest !== null && <ReviewDialog policy={policy} newest={newest} actor={review} />}
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

interface DocumentToolsProps {
  readonly editing: PolicyEditingActor;
  readonly mayEdit: boolean;
}

/** While someone writes, the buttons are beside the text. */
function DocumentTools({ editing, mayEdit }: DocumentToolsProps) {
  const { version } = route.useSearch();
  const isReading = useSelector(editing, (snapshot) => snapshot.matches('reading'));
  const writable = useSelector(editing, ({ context: { stored } }) => stored !== null && isWritable(stored.status));
  const mayWrite = mayEdit && writable && version === undefined;
  usePreload(RichTextEditor, isReading && mayWrite);
  if (!isReading) return null;
  return (
    <>
      <Button onClick={() => window.print()}>Print</Button>
      {mayWrite && (
        <Button variant="primary" onClick={() => editing.send({ type: 'edit.requested' })}>
          Edit
        </Button>
      )}
    </>
  );
}

interface DocumentMainProps extends DocumentToolsProps {
  readonly policy: Policy;
}

/** What the address asks for: the newest version, another one, or how two differ. A draft stays where it is. */
function DocumentMain({ policy, editing, mayEdit }: DocumentMainProps) {
  const { version, from } = route.useSearch();
  const newest = useSelector(editing, ({ context }) => context.stored);
  const failure = useSelector(editing, ({ context }) => context.failure);
  const isFailed = useSelector(editing, (snapshot) => snapshot.matches('failed'));
  const isWriting = useSelector(editing, (snapshot) => snapshot.matches('writing'));
  if (isFailed && failure !== null)
    return <LoadFailed what="document" error={failure} onRetry={() => editing.send({ type: 'load.retried' })} />;
  if (newest === null) return <LoadingRows />;
  if (isWriting) return <WriteDocument policy={policy} stored={newest} actor={editing} />;
  if (from !== undefined) return <Comparison policyId={policy.id} versionId={version ?? newest.id} from={from} />;
  if (version === undefined || version === newest.id)
    return <ReadDocument policy={policy} shown={newest} isNewest mayEdit={mayEdit} />;
  return <OtherVersion policy={policy} versionId={version} />;
}

interface OtherVersionProps {
  readonly policy: Policy;
  readonly versionId: string;
}

function OtherVersion({ policy, versionId }: OtherVersionProps) {
  const { data, error, refetch } = useQuery(policyVersionQuery(useApi(), policy.id, versionId));
  if (data !== undefined) return <ReadDocument policy={policy} shown={data} isNewest={false} mayEdit={false} />;
  if (error === null) return <LoadingRows />;
  return <LoadFailed what="version" error={error} onRetry={() => void refetch()} />;
}
