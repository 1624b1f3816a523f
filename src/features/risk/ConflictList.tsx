import { useSelector } from '@xstate/react';

import type { RiskChoices } from '#src/api/risks.ts';
import { formatDay } from '#src/components/format.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import * as Panel from '#src/ui/Panel.tsx';
import { css } from '#styled/css/index.js';

import type { RiskDraft } from './risk-rules.ts';
import { treatmentLabels } from './treatments.ts';
import type { RiskActor } from './useRiskActor.ts';

const sides = css({ display: 'grid', gap: '8', marginBlockStart: '8' });
const side = css({ display: 'grid', gap: '4', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
const heading = css({ fontWeight: 'semibold' });

const fieldNames: Readonly<Record<keyof RiskDraft, string>> = {
  title: 'Title',
  description: 'Description',
  categoryIds: 'Categories',
  likelihoodId: 'Likelihood',
  impactId: 'Impact',
  treatment: 'Treatment',
  nextReviewOn: 'Next review',
};

/** A field's value as its form shows it. */
function valueInWords(draft: RiskDraft, field: keyof RiskDraft, choices: RiskChoices): string {
  const nameOf = (entries: readonly { id: string; name: string }[], id: string) =>
    entries.find((entry) => entry.id === id)?.name ?? '';
  const words: Readonly<Record<keyof RiskDraft, () => string>> = {
    title: () => draft.title,
    description: () => draft.description,
    categoryIds: () => draft.categoryIds.map((id) => nameOf(choices.categories, id)).join(', '),
    likelihoodId: () => nameOf(choices.likelihoods, draft.likelihoodId ?? ''),
    impactId: () => nameOf(choices.impacts, draft.impactId ?? ''),
    treatment: () => treatmentLabels[draft.treatment],
    nextReviewOn: () => (draft.nextReviewOn === null ? '' : formatDay(draft.nextReviewOn)),
  };
  return words[field]() || 'None';
}

/** Somebody else changed the same fields meanwhile: the person decides, field by field; the rest is merged already. */
export function ConflictList({ actor, choices }: { readonly actor: RiskActor; readonly choices: RiskChoices }) {
  const { conflicts, draft, initial, base } = useSelector(actor, ({ context }) => context);
  return (
    <>
      <Banner tone="warning">
        {base?.updatedBy?.name ?? 'Somebody'} changed this risk while you were editing it. Choose what to keep.
      </Banner>
      {conflicts.map(({ field }) => (
        <Panel.Section key={field} aria-label={fieldNames[field]}>
          <h3 className={heading}>{fieldNames[field]}</h3>
          <div className={sides}>
            <div className={side}>
              <span>Yours: {valueInWords(draft, field, choices)}</span>
              <Button onClick={() => actor.send({ type: 'conflict.settled', field, take: 'mine' })}>Keep yours</Button>
            </div>
            <div className={side}>
              <span>Theirs: {valueInWords(initial, field, choices)}</span>
              <Button onClick={() => actor.send({ type: 'conflict.settled', field, take: 'theirs' })}>
                Take theirs
              </Button>
            </div>
          </div>
        </Panel.Section>
      ))}
    </>
  );
}
