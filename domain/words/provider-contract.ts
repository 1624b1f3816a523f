import type { components } from '#openapi/generated/types.ts';

import { recordTexts, writtenDay, writtenDays, writtenNumber, type FieldText } from './field-text.ts';

type Contract = components['schemas']['ProviderContract'];

const currencyNames = new Intl.DisplayNames('en-GB', { type: 'currency' });

/** The code and English name of a currency, by ISO 4217 code. */
export const currencyName = (code: string): string => `${code} ${currencyNames.of(code) ?? ''}`.trim();

/** The words of a contract's fields. */
export const contractTexts = {
  title: recordTexts.title,
  reference: { label: 'Reference' },
  status: { label: 'Status' },
  startsOn: { label: 'Starts' },
  endsOn: { label: 'Ends' },
  noticeDays: { label: 'Notice (days)' },
  noticeOn: { label: 'Notice by' },
  autoRenews: { label: 'Renews automatically' },
  annualCost: { label: 'Annual cost' },
  currency: { label: 'Currency', values: currencyName },
  governingLaw: { label: 'Governing law' },
} satisfies Readonly<Record<Exclude<keyof Contract, 'id' | 'version' | 'isFinal'>, FieldText>>;

/** What a contract costs in a year: `12,000 EUR a year`; undefined if that is not known. */
const costOf = ({ annualCost, currency }: Contract): string | undefined =>
  annualCost === null ? undefined : `${writtenNumber(annualCost)}${currency === null ? '' : ` ${currency}`} a year`;

/** A contract as the activity log keeps it. */
export const contractInWords = (contract: Contract): string =>
  [
    contract.title,
    contract.reference,
    contract.status?.name ?? '',
    contract.startsOn === null ? '' : `from ${writtenDay(contract.startsOn)}`,
    contract.endsOn === null ? '' : `until ${writtenDay(contract.endsOn)}`,
    contract.noticeDays === null ? '' : `notice ${writtenDays(contract.noticeDays)}`,
    contract.autoRenews ? 'renews automatically' : '',
    costOf(contract) ?? '',
    contract.governingLaw,
  ]
    .filter((part) => part !== '')
    .join(', ');
