import { useQuery } from '@tanstack/react-query';

import { proposedTier, type ProviderExposure } from '#domain/service-provider/tier.ts';
import { monthsAfter } from '#domain/time/months-after.ts';
import { levelLabels } from '#domain/words/information-asset.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { lookupOptionsQuery } from '#src/api/record/register.ts';
import { assessmentTiers, type ProviderKind } from '#src/api/service-provider/service-providers.ts';
import { FieldPair } from '#src/components/fields/layout.tsx';
import { ReviewInput } from '#src/components/fields/ReviewInput.tsx';
import { formatDay, today } from '#src/components/format.ts';
import { counted } from '#src/components/words.ts';
import { LookupInput } from '#src/registers/LookupInput.tsx';
import type { RecordFormProps } from '#src/registers/RecordScreen.tsx';
import { providerWords as words } from '#src/registers/words/service-provider.ts';
import { Button } from '#src/ui/Button.tsx';
import { css } from '#styled/css/index.js';

const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4', alignContent: 'start' });
const proposed = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '8' });
const reason = css({ color: 'fg.subtle', textStyle: 'xs', overflowWrap: 'anywhere' });

const months = { one: 'month', many: 'months' };

/** The levels that call for a tier, in words. Both are rated where a tier is proposed. */
function reasonOf({ businessCriticality, dataSensitivity }: ProviderExposure): string {
  const criticality = businessCriticality === null ? '' : levelLabels[businessCriticality].toLowerCase();
  const sensitivity = dataSensitivity === null ? '' : levelLabels[dataSensitivity].toLowerCase();
  return `Proposed, as criticality is ${criticality} and data sensitivity is ${sensitivity}`;
}

/** The tier of a provider with the one that its levels call for, and the review that its tier calls for. */
export function TierAndReview({ form, stored }: RecordFormProps<ProviderKind>) {
  const { data: tiers = [] } = useQuery(lookupOptionsQuery(useApi(), assessmentTiers));
  const { draft, readOnly } = form;
  const proposal = proposedTier(draft, tiers);
  const chosen = tiers.find(({ id }) => id === draft.tierId);
  const day = chosen && monthsAfter(today(), chosen.reviewMonths);
  return (
    <FieldPair>
      <div className={stack}>
        <LookupInput form={form} field="tierId" words={words.tierId} current={stored?.tier} />
        {proposal !== undefined && !readOnly && proposal.id !== draft.tierId && (
          <div className={proposed}>
            <Button size="sm" onClick={() => form.change('tierId', proposal.id)}>
              Set to {proposal.name}
            </Button>
            <span className={reason}>{reasonOf(draft)}</span>
          </div>
        )}
      </div>
      <div className={stack}>
        <ReviewInput form={form} field="nextReviewOn" words={words.nextReviewOn} />
        {day !== undefined && !readOnly && draft.nextReviewOn !== day && (
          <div className={proposed}>
            <Button size="sm" onClick={() => form.change('nextReviewOn', day)}>
              Set to {formatDay(day)}
            </Button>
            <span className={reason}>
              {chosen?.name}: every {counted(chosen?.reviewMonths ?? 0, months)}
            </span>
          </div>
        )}
      </div>
    </FieldPair>
  );
}
