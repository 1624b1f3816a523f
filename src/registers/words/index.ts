import type { LookupKind, RecordKind } from '#openapi/generated/records.ts';

import { assetWords } from './information-asset.ts';
import { bandWords, lookupWords, stepWords } from './lookups.ts';
import { riskWords } from './risk.tsx';

/** The labels that history needs of a field: `labels` for a closed set, `parts` for an object. */
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

/** The labels of a kind's fields; empty for a kind unknown to this app version. */
export const wordsOfKind = (kind: string): LoggedFields => (isKind(kind) ? wordsByKind[kind] : {});
