import { useSelector } from '@xstate/react';

import { countOf } from '#src/components/format.ts';
import { Banner } from '#src/ui/feedback/Banner.tsx';

import { ScoringFields } from './ScoringFields.tsx';
import type { AdoptionActor } from './useAdoptionActor.ts';

/** The third step: maturity model, target and method of scoring, with what is already derived. */
export function ScoringStep({ actor }: { readonly actor: AdoptionActor }) {
  const { draft, preview } = useSelector(actor, ({ context }) => context);
  const isPreviewing = useSelector(actor, (snapshot) => snapshot.matches('previewing'));
  return (
    <>
      <Banner tone="info">{previewText(preview, isPreviewing)}</Banner>
      <ScoringFields choices={draft} onChange={(changes) => actor.send({ type: 'draft.changed', changes })} />
    </>
  );
}

function previewText(
  preview: { readonly positions: number; readonly derived: number; readonly proposed: number } | null,
  isPreviewing: boolean,
): string {
  if (isPreviewing) return 'Finding out what is already settled...';
  if (preview === null)
    return 'What is already settled could not be found out. You can adopt the standard nevertheless.';
  const { positions, derived, proposed } = preview;
  return `${countOf(positions, 'control')} ${positions === 1 ? 'applies' : 'apply'}. Standards that you have adopted already settle ${derived} of them, and propose a result for ${proposed}.`;
}
