import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { useApi } from '#src/api/ApiProvider.tsx';
import {
  policyVersions,
  refreshPolicyVersions,
  remarksQuery,
  type PassageComment,
  type PolicyVersion,
} from '#src/api/policy-versions.ts';
import { formatInstant } from '#src/components/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { css } from '#styled/css/index.js';

import { showQuote } from './show-quote.ts';
import { SideSection } from './SideSection.tsx';

const list = css({ listStyle: 'none', margin: '0', padding: '0', display: 'grid', gap: '14' });
const item = css({ display: 'grid', gap: '4' });
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

interface RemarksProps {
  readonly policyId: string;
  readonly version: PolicyVersion;
  readonly mayResolve: boolean;
}

/** What people have remarked on passages of a version, the oldest first. */
export function Remarks({ policyId, version, mayResolve }: RemarksProps) {
  const { data, error, refetch } = useQuery(remarksQuery(useApi(), policyId, version.id));
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
          <Remark key={remark.id} remark={remark} mayResolve={mayResolve} />
        ))}
      </ul>
    </SideSection>
  );
}

function Remark({ remark, mayResolve }: { readonly remark: PassageComment; readonly mayResolve: boolean }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { id, version, resolvedAt, resolvedBy, createdBy, createdAt } = remark;
  const resolve = useMutation({
    mutationFn: () => policyVersions(api).resolveRemark({ path: { id }, body: { version } }),
    onSuccess: () => toast.success('Remark resolved'),
    onError: ({ message }) => toast.error('The remark is still open', message),
    onSettled: () => refreshPolicyVersions(queryClient),
  });
  return (
    <li className={item}>
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
      <div className={buttons}>
        <Button size="sm" variant="ghost" onClick={() => showQuote(remark.quote)}>
          Show in the text
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
