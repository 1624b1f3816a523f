import { useQuery } from '@tanstack/react-query';
import { createLink, useParams } from '@tanstack/react-router';

import { shareText } from '#domain/share.ts';
import { acknowledgementStateLabels } from '#domain/words/policy.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { Policy } from '#src/api/policy/policies.ts';
import { acknowledgementStatesQuery, type AcknowledgementRequest } from '#src/api/policy/policy-acknowledgements.ts';
import { formatNumber } from '#src/components/format.ts';
import { StackedBar, type StackedBarLinkProps } from '#src/ui/chart/StackedBar.tsx';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';

import { stateGlyphs } from './state-glyphs.ts';

const StateLink = createLink(TextLink);

type State = AcknowledgementRequest['state'];

/** Who has acknowledged comes first. Whose request was revoked is not asked any more, and does not count. */
const order: readonly State[] = ['ACKNOWLEDGED', 'OPENED', 'REQUESTED', 'EXPIRED'];

/** Where the requests for the version in force stand. Each part opens its requests in the list below. */
export function StatesChart({ policy }: { readonly policy: Policy }) {
  const { data } = useQuery(acknowledgementStatesQuery(useApi(), policy.id));
  if (data === undefined || policy.acknowledgement.requested === 0) return null;
  const counts = new Map(data.byState.map(({ state, count }) => [state, count]));
  const parts = order
    .map((state) => ({
      key: state,
      state,
      name: acknowledgementStateLabels[state],
      count: counts.get(state) ?? 0,
      ...stateGlyphs[state],
    }))
    .filter(({ state, count }) => count > 0 || state !== 'EXPIRED');
  return (
    <StackedBar
      label={`Requests for version ${policy.versionInForce ?? ''} by state`}
      partLabel="State"
      parts={parts}
      format={formatNumber}
      formatShare={shareText}
      link={ToRequests}
    />
  );
}

/** The requests for the version in force in a state, in the list of the same page. */
function ToRequests({ part, ...link }: StackedBarLinkProps) {
  const { id = '' } = useParams({ strict: false });
  const search = { state: order.filter((state) => state === part), versions: ['IN_FORCE' as const] };
  return <StateLink to="/policy-acknowledgement/$id" params={{ id }} search={search} {...link} />;
}
