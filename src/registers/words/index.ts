import type { LookupKind, RecordKind } from '#openapi/generated/records.ts';

import { assetWords } from './information-asset.ts';
import { bandWords, lookupWords, stepWords } from './lookups.ts';
import { riskWords } from './risk.tsx';

/** What history reads of a field's words; `labels` of a closed set, `parts` of an object. */
export interface LoggedWords {
  readonly label: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly parts?: LoggedFields;
}

export type LoggedFields = Readonly<Record<string, LoggedWords>>;

const wordsByKind: Readonly<Record<RecordKind | LookupKind, LoggedFields>> = {
  risk: riskWords,
  riskCategory: lookupWords,
  riskIdentificationSource: lookupWords,
  riskImpact: stepWords,
  riskLikelihood: stepWords,
  riskRating: bandWords,
  informationAsset: assetWords,
  assetType: lookupWords,
};

const isKind = (kind: string): kind is keyof typeof wordsByKind => Object.hasOwn(wordsByKind, kind);

/** The words of a kind's fields; none of one that this app does not know. */
export const wordsOfKind = (kind: string): LoggedFields => (isKind(kind) ? wordsByKind[kind] : {});
