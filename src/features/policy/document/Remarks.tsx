import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { replyToRemark, type ReplyDraft } from '#src/actors/policy-document.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import {
  policyVersions,
  refreshPolicyVersions,
  remarksQuery,
  type PassageComment,
  type PolicyVersion,
} from '#src/api/policy/policy-versions.ts';
import { ProseInput } from '#src/components/fields/TextInput.tsx';
import { formatInstant } from '#src/components/format.ts';
import { StepDialog } from '#src/registers/step-dialog/StepDialog.tsx';
import { useStepDialog } from '#src/registers/step-dialog/useStepDialog.ts';
import { Button } from '#src/ui/Button.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { css } from '#styled/css/index.js';

import { showRemark } from './remark-places.ts';
import { SideSection } from './SideSection.tsx';
import { remarkElementId } from './useRemarkMarks.ts';

const list = css({ listStyle: 'none', margin: '0', padding: '0', display: 'grid', gap: '14' });
const item = css({ display: 'grid', gap: '4', scrollMarginBlock: '16' });
const answers = css({
  listStyle: 'none',
  margin: '0',
  padding: '0',
  paddingInlineStart: '12',
  display: 'grid',
  gap: '8',
  marginBlock: '4',
});
const answer = css({ display: 'grid', gap: '2' });
const quote = css({
  margin: '0',
  paddingInlineStart: '8',
  borderInlineStart: 'strong',
  color: 'fg.muted',
  textStyle: 'xs',
  overflowWrap: 'anywhere',
});
const text = css({ margin: '0', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
const about = css({ margin: '0', color: 'fg.subtle', textStyle: 'xs' });
const buttons = css({ display: 'flex', gap: '4', marginInlineStart: '[-0.5rem]' });
const note = css({ margin: '0', color: 'fg.subtle', textStyle: 'xs' });

const words = { title: 'Answer a remark', confirmLabel: 'Add answer' };

interface RemarksProps {
  readonly policyId: string;
  readonly version: PolicyVersion;
  readonly mayResolve: boolean;
}

/** What people have remarked on passages of a version, the oldest first. */
export function Remarks({ policyId, version, mayResolve }: RemarksProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery(remarksQuery(api, policyId, version.id));
  const answering = useStepDialog<ReplyDraft>(
    () => replyToRemark(api, queryClient),
    () => toast.success('Answer added'),
  );
  return (
    <SideSection title="Remarks">
      {error !== null && data === undefined && (
        <p className={note}>
          The remarks could not be loaded.{' '}
          <Button size="sm" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
      {data?.length === 0 && (
        <p className={note}>{version.status === 'APPROVED' ? 'None' : 'Select words in the text to remark on them.'}</p>
      )}
      <ul className={list} hidden={data === undefined || data.length === 0}>
        {data?.map((remark) => (
          <Remark
            key={remark.id}
            remark={remark}
            mayResolve={mayResolve}
            onAnswer={(draft) => answering.send({ type: 'step.requested', draft })}
          />
        ))}
      </ul>
      <StepDialog actor={answering} words={() => words}>
        {(form) => (
          <>
            <blockquote className={quote} dir="auto">
              {form.draft.quote}
            </blockquote>
            <ProseInput form={form} field="text" words={{ label: 'Answer' }} required />
          </>
        )}
      </StepDialog>
    </SideSection>
  );
}

interface RemarkProps {
  readonly remark: PassageComment;
  readonly mayResolve: boolean;
  readonly onAnswer: (draft: ReplyDraft) => void;
}

function Remark({ remark, mayResolve, onAnswer }: RemarkProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { id, version, resolvedAt, resolvedBy, createdBy, createdAt, replies } = remark;
  const resolve = useMutation({
    mutationFn: () => policyVersions(api).resolveRemark({ path: { id }, body: { version } }),
    onSuccess: () => toast.success('Remark resolved'),
    onError: ({ message }) => toast.error('The remark is still open', message),
    onSettled: () => refreshPolicyVersions(queryClient),
  });
  return (
    <li id={remarkElementId(id)} tabIndex={-1} className={item}>
      <blockquote className={quote} dir="auto">
        {remark.quote}
      </blockquote>
      <p className={text} dir="auto">
        {remark.text}
      </p>
      <p className={about}>
        {createdBy.name}, {formatInstant(createdAt)}
      </p>
      {resolvedAt !== null && (
        <p className={about}>
          Resolved by {resolvedBy?.name ?? 'the system'}, {formatInstant(resolvedAt)}
        </p>
      )}
      {replies.length > 0 && (
        <ol className={answers} aria-label="Answers">
          {replies.map((reply) => (
            <li key={reply.id} className={answer}>
              <p className={text} dir="auto">
                {reply.text}
              </p>
              <p className={about}>
                {reply.createdBy.name}, {formatInstant(reply.createdAt)}
              </p>
            </li>
          ))}
        </ol>
      )}
      <div className={buttons}>
        <Button size="sm" variant="ghost" onClick={() => showRemark(remark)}>
          Show in the text
        </Button>
        <Button size="sm" variant="ghost" onClick={() => onAnswer({ remarkId: id, quote: remark.quote, text: '' })}>
          Answer
        </Button>
        {resolvedAt === null && mayResolve && (
          <Button
            size="sm"
            variant="ghost"
            busy={resolve.isPending}
            busyLabel="Saving..."
            onClick={() => resolve.mutate()}
          >
            Resolve
          </Button>
        )}
      </div>
    </li>
  );
}
