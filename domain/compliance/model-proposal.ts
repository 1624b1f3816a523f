import type { components } from '#openapi/generated/types.ts';

import type { ProposingControl } from './control-proposal.ts';
import type { ComplianceResult } from './results.ts';

type Schemas = components['schemas'];
type Citation = Schemas['ClaimCitation'];

/** A control that a model proposes a result for, with the records that it may cite. */
export interface OfferedControl {
  readonly positionId: string;
  readonly ref: string;
  /** Of the standard; null if the model may not read them. */
  readonly texts: { readonly title: string; readonly statement: string } | null;
  readonly controls: readonly ProposingControl[];
}

/** What a model has said of a control: its number among those offered, and claims with the references that they rest on. */
export interface ModelProposal {
  readonly control: number;
  readonly result: ComplianceResult;
  readonly claims: readonly { readonly text: string; readonly records: readonly string[] }[];
}

/** The most controls of one request: what is said of them fits into one answer. */
export const mostOffered = 12;

/** What a model is given: no id, and no text that it may not read. */
export const modelFacts = (offered: readonly OfferedControl[], today: string): object => ({
  today,
  controls: offered.map(({ ref, texts, controls }, index) => ({
    control: index + 1,
    ref,
    ...(texts !== null && texts),
    ownControls: controls.map(({ record, implementation, result, evidence }) => ({
      record: record.ref,
      title: record.title,
      implementation,
      result,
      evidence: evidence.map((one) => ({
        record: one.record.ref,
        title: one.record.title,
        coveredUntil: one.coveredUntil,
      })),
    })),
  })),
});

const citable = ({ controls }: OfferedControl): ReadonlyMap<string, Citation> =>
  new Map(
    controls
      .flatMap(({ record, evidence }) => [record, ...evidence.map((one) => one.record)])
      .map((record) => [record.ref, record]),
  );

/** A claim that names a record which was not offered for its control cites nothing: nobody could look it up. */
function citedClaim(
  { text, records }: ModelProposal['claims'][number],
  known: ReadonlyMap<string, Citation>,
): Schemas['ProposedClaim'] {
  const cited = [...new Set(records)].map((ref) => known.get(ref.trim()));
  const citations = cited.filter((one) => one !== undefined);
  return { text, citations: citations.length === cited.length ? citations : [] };
}

/** What a model proposed of the controls that it was offered, each once, in their order. */
export const citedProposals = (
  proposals: readonly ModelProposal[],
  offered: readonly OfferedControl[],
): Schemas['ControlProposal'][] =>
  offered.flatMap((one, index) => {
    const proposal = proposals.find(({ control }) => control === index + 1);
    if (proposal === undefined || proposal.claims.length === 0) return [];
    const known = citable(one);
    const { result, claims } = proposal;
    return { positionId: one.positionId, result, claims: claims.map((claim) => citedClaim(claim, known)) };
  });
