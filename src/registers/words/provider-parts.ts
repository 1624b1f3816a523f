import { contractTexts, currencyName } from '#domain/words/provider-contract.ts';
import { documentKindLabels, documentStatusLabels, documentTexts } from '#domain/words/provider-document.ts';
import { currencyValues } from '#openapi/generated/values.ts';
import type { ContractKind, DocumentKind } from '#src/api/service-provider/provider-parts.ts';
import { contractStatuses } from '#src/api/service-provider/service-providers.ts';
import { labelled } from '#src/components/fields/choices.ts';
import {
  choiceOrNoneWords,
  choiceWords,
  dayWords,
  numberOrNoneWords,
  textWords,
  type FieldWords,
} from '#src/components/fields/field-words.ts';

import { entryWords } from '../Names.tsx';

/** The labels of a contract's fields. */
export const contractWords = {
  title: textWords(contractTexts.title.label),
  reference: textWords(contractTexts.reference.label),
  statusId: entryWords(contractTexts.status.label, contractStatuses),
  startsOn: dayWords(contractTexts.startsOn.label),
  endsOn: dayWords(contractTexts.endsOn.label),
  noticeDays: numberOrNoneWords(contractTexts.noticeDays.label),
  autoRenews: {
    label: contractTexts.autoRenews.label,
    show: (autoRenews: boolean) => (autoRenews ? 'Yes' : 'No'),
  },
  annualCost: numberOrNoneWords(contractTexts.annualCost.label),
  currency: choiceOrNoneWords(contractTexts.currency.label, labelled(currencyValues, currencyName), 'None'),
  governingLaw: textWords(contractTexts.governingLaw.label),
} satisfies FieldWords<ContractKind['draft']>;

/** The labels of a document's fields. */
export const documentWords = {
  title: textWords(documentTexts.title.label),
  kind: choiceWords(documentTexts.kind.label, documentKindLabels),
  status: choiceWords(documentTexts.status.label, documentStatusLabels),
  issuedOn: dayWords(documentTexts.issuedOn.label),
  expiresOn: dayWords(documentTexts.expiresOn.label),
  fileId: {
    label: documentTexts.file.label,
    show: (id: string | null, names: ReadonlyMap<string, string>) =>
      id === null ? 'None' : (names.get(id) ?? 'A file'),
  },
} satisfies FieldWords<DocumentKind['draft']>;
