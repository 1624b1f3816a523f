import { useQuery } from '@tanstack/react-query';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { policies, type Policy } from '#src/api/policy/policies.ts';
import { policyVersionsQuery } from '#src/api/policy/policy-versions.ts';
import { recordQuery } from '#src/api/record/register.ts';
import { useMay } from '#src/components/SessionProvider.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';

import { policyKind } from './policy-kind.ts';

interface Note {
  readonly title: string;
  readonly text: string;
}

/** What a change of the files would mean, or has meant; undefined before the first approval and review. */
function noteOf({ status, versionInForce }: Policy, newest: string, mayEdit: boolean): Note | undefined {
  if (status === 'REVIEW')
    return {
      title: `Version ${newest} is under review with these files`,
      text: mayEdit ? 'Changing them ends the review and voids the verdicts on it.' : '',
    };
  if (versionInForce === null) return undefined;
  if (status === 'APPROVED' || status === 'EXPIRED')
    return {
      title: `The files here were approved with version ${versionInForce}`,
      text: mayEdit ? 'It keeps them: attaching, replacing or removing one begins a draft of the next version.' : '',
    };
  return {
    title: `A draft of version ${newest} has begun, with these files`,
    text: `Version ${versionInForce} stays in force with those it was approved with.`,
  };
}

/** Says to which version the files of a policy belong, and what follows from changing them. */
export function FilesNote({ policy: stored }: { readonly policy: Policy }) {
  const api = useApi();
  // What the panel was opened with does not change with the files.
  const { data: policy = stored } = useQuery(recordQuery(api, policies, stored.id));
  const { data: versions } = useQuery(policyVersionsQuery(api, stored.id));
  const mayEdit = useMay({ ...policyKind.access, level: 'EDIT' });
  const newest = versions?.[0]?.number;
  const note = newest === undefined ? undefined : noteOf(policy, newest, mayEdit);
  return note === undefined ? null : <Banner title={note.title}>{note.text}</Banner>;
}
