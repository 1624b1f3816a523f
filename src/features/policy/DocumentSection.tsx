import { useQuery } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { policies, type Policy } from '#src/api/policy/policies.ts';
import { policyVersionsQuery } from '#src/api/policy/policy-versions.ts';
import { recordQuery } from '#src/api/record/register.ts';
import { StateSection } from '#src/components/fields/layout.tsx';
import { formatDay } from '#src/components/format.ts';
import { useMay, useSession } from '#src/components/SessionProvider.tsx';
import { ButtonLink } from '#src/ui/Button.tsx';

import { policyKind } from './policy-kind.ts';
import { StatusCell } from './StatusCell.tsx';

const DocumentLink = createLink(ButtonLink);

/** What the person can do next in the document; undefined if nothing waits for them. */
function nextOf({ status, approver, reviewers }: Policy, userId: string, mayEdit: boolean): string | undefined {
  if (!mayEdit) return undefined;
  if (status === 'DRAFT') return 'Write the document';
  if (status === 'REJECTED') return 'Revise the document';
  if (status === 'EXPIRED') return approver?.id === userId ? 'Confirm or revise it' : 'Revise the document';
  const isAsked = approver?.id === userId || reviewers.some(({ id }) => id === userId);
  return status === 'REVIEW' && isAsked ? 'Review the document' : undefined;
}

/** Where the document of a policy stands, and the way to it. */
export function DocumentSection({ policy: stored }: { readonly policy: Policy }) {
  const api = useApi();
  // What the panel was opened with does not change with the files.
  const { data: policy = stored } = useQuery(recordQuery(api, policies, stored.id));
  const { data: versions } = useQuery(policyVersionsQuery(api, stored.id));
  const userId = useSession(({ context }) => context.account?.id ?? '');
  const mayEdit = useMay({ ...policyKind.access, level: 'EDIT' });
  const newest = versions?.[0];
  const next = nextOf(policy, userId, mayEdit);
  const known = [
    policy.versionInForce === null ? 'No version is in force' : `Version ${policy.versionInForce} is in force`,
    ...(policy.comingVersion === null
      ? []
      : [`version ${policy.comingVersion.number} applies from ${formatDay(policy.comingVersion.on)}`]),
    ...(newest === undefined || newest.status === 'APPROVED' ? [] : [`version ${newest.number} is in work`]),
  ];
  return (
    <StateSection title="Document" status={<StatusCell status={policy.status} />} facts={known.join(', ')}>
      <DocumentLink
        to="/policy-document/$id"
        params={{ id: policy.id }}
        size="sm"
        variant={next === undefined ? 'secondary' : 'primary'}
      >
        {next ?? 'Open document'}
      </DocumentLink>
      {policy.versionInForce !== null && (
        <DocumentLink to="/policy-acknowledgement/$id" params={{ id: policy.id }} size="sm">
          Acknowledgement
        </DocumentLink>
      )}
    </StateSection>
  );
}
