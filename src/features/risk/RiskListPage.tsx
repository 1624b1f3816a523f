import { getRouteApi } from '@tanstack/react-router';

import { afterChangeTexts } from '#domain/words/change.ts';
import { figureLabels } from '#domain/words/figures.ts';
import { acceptanceStatusLabels } from '#domain/words/risk-acceptance.ts';
import { riskRatings } from '#src/api/risk/risk-lookups.ts';
import type { Risk } from '#src/api/risk/risks.ts';
import { DueNote } from '#src/components/cells/DueNote.tsx';
import { choiceOrNoneWords } from '#src/components/fields/field-words.ts';
import { orderIn, useAddress } from '#src/components/register/address.ts';
import {
  choiceFilter,
  choicesFilter,
  choicesOrNoneFilter,
  dayUntilOrNoneFilter,
  figureFilter,
  numberFilter,
} from '#src/components/register/filters.tsx';
import { useLookupFilter } from '#src/registers/lookup-filter.tsx';
import { useOwnerFilter } from '#src/registers/owner-filter.tsx';
import { RegisterScreen } from '#src/registers/RegisterScreen.tsx';
import { riskStatusWords, riskWords } from '#src/registers/words/risk.tsx';
import { labels } from '#src/ui/labels.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';

import { riskBatchFields } from './batch-fields.tsx';
import { riskColumns } from './columns.tsx';
import { riskKind } from './risk-kind.ts';
import { riskAddress } from './search.ts';
import { useStepFilters } from './useStepFilters.ts';

const RiskPanel = lazyPart(async () => (await import('./RiskPanel.tsx')).RiskPanel);
const route = getRouteApi('/_app/_guarded/risk-list');
const acceptanceWords = choiceOrNoneWords('Acceptance', acceptanceStatusLabels, 'Never asked for');
const note = ({ owner, nextReviewOn, status }: Risk) => (
  <DueNote person={owner} day={status === 'CLOSED' ? null : nextReviewOn} />
);

/** /risk-list: the register, with the risk in the address in a panel beside it. */
export function RiskListPage() {
  const address = useAddress(route.useSearch(), 'risk');
  const { label } = riskWords.current;
  return (
    <RegisterScreen
      kind={riskKind}
      title="Risk Register"
      address={address}
      query={riskAddress.toQuery(address.search)}
      unfiltered={riskAddress.toQuery({ ...riskAddress.defaults, ...orderIn(address.search) })}
      columns={riskColumns}
      note={note}
      filters={[
        choicesFilter<'status', Risk['status']>(address, 'status', riskStatusWords.status),
        useLookupFilter(address, 'categoryId', { ...riskWords.categoryIds, label: 'Category' }),
        useLookupFilter(address, 'ratingId', { label, source: riskRatings }, labels.notRated),
        useLookupFilter(
          address,
          'inherentRatingId',
          { label: riskWords.inherent.label, source: riskRatings },
          labels.notRated,
        ),
        useLookupFilter(
          address,
          'residualRatingId',
          { label: riskWords.residual.label, source: riskRatings },
          labels.notRated,
        ),
        useOwnerFilter(address, 'ownerId', riskWords.ownerId.label, labels.unassigned),
        choicesFilter(address, 'treatment', riskWords.treatment),
        choicesOrNoneFilter(address, 'controlEffectiveness', riskWords.controlEffectiveness),
        choicesOrNoneFilter(address, 'acceptance', acceptanceWords),
        useLookupFilter(address, 'threatId', { ...riskWords.threatIds, label: 'Threat' }),
        useLookupFilter(address, 'vulnerabilityId', { ...riskWords.vulnerabilityIds, label: 'Vulnerability' }),
        useLookupFilter(address, 'accountableId', riskWords.accountableId),
        ...useStepFilters(address),
        numberFilter(address, 'scoreFrom', 'Current score from'),
        numberFilter(address, 'scoreTo', 'Current score to'),
        dayUntilOrNoneFilter(address, 'dueBy', 'Treatment due', 'No day for the treatment'),
        dayUntilOrNoneFilter(address, 'reviewBy', 'Review due', 'No review date'),
        figureFilter(address, figureLabels.risk),
        choiceFilter<'afterChange', 'ASKED'>(address, 'afterChange', afterChangeTexts),
      ]}
      batchFields={riskBatchFields}
      firstSteps="Start with a risk you already know about. Its rating is calculated from likelihood and impact."
      panel={RiskPanel}
    />
  );
}
