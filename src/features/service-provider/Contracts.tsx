import { noticeDate } from '#domain/service-provider/contract-dates.ts';
import type { ContractKind, ProviderContract } from '#src/api/service-provider/provider-parts.ts';
import { DayCell } from '#src/components/cells/DayCell.tsx';
import type { RecordForm } from '#src/components/fields/binding.ts';
import { CheckInput } from '#src/components/fields/CheckInput.tsx';
import { FoundChoiceInput } from '#src/components/fields/ChoiceInput.tsx';
import { DayInput } from '#src/components/fields/DayInput.tsx';
import { FieldPair } from '#src/components/fields/layout.tsx';
import { NumberOrNoneInput } from '#src/components/fields/NumberInput.tsx';
import { TextInput, TitleInput } from '#src/components/fields/TextInput.tsx';
import { countOf, formatDay, formatNumber } from '#src/components/format.ts';
import { LookupInput } from '#src/registers/LookupInput.tsx';
import { PartList, partTotals } from '#src/registers/parts/PartList.tsx';
import { contractWords as words } from '#src/registers/words/provider-parts.ts';
import { StatusText } from '#src/ui/feedback/StatusText.tsx';

import { contractKind } from './contract-kind.ts';

interface ContractsProps {
  readonly providerId: string;
  readonly mayEdit: boolean;
}

/** The contracts with a provider, those that end first at the top. */
export const Contracts = ({ providerId, mayEdit }: ContractsProps) => (
  <PartList<ContractKind>
    kind={contractKind}
    recordId={providerId}
    mayEdit={mayEdit}
    name="Contracts with the provider"
    renderTotals={(contracts) => <Totals contracts={contracts} />}
    renderFacts={(contract) => <Facts contract={contract} />}
    renderFields={(form, contract) => <Fields form={form} contract={contract} />}
  />
);

/** `12,000 EUR` */
const amount = (cost: number, currency: ProviderContract['currency']) =>
  [formatNumber(cost), ...(currency === null ? [] : [currency])].join(' ');

/** What the contracts in force cost in a year, in each currency. */
function costs(contracts: readonly ProviderContract[]): string[] {
  const sums = new Map<ProviderContract['currency'], number>();
  for (const { annualCost, currency } of contracts)
    if (annualCost !== null) sums.set(currency, (sums.get(currency) ?? 0) + annualCost);
  return [...sums].map(([currency, sum]) => amount(sum, currency));
}

function Totals({ contracts }: { readonly contracts: readonly ProviderContract[] }) {
  if (contracts.length === 0) return <p className={partTotals}>No contracts yet</p>;
  const current = contracts.filter(({ isFinal }) => !isFinal);
  const yearly = costs(current).map((cost) => `${cost} a year`);
  return <p className={partTotals}>{[`${countOf(current.length, 'contract')} in force`, ...yearly].join(' · ')}</p>;
}

const Facts = ({ contract }: { readonly contract: ProviderContract }) => {
  const { reference, status, isFinal, endsOn, noticeOn, autoRenews, annualCost, currency } = contract;
  return (
    <>
      {status !== null && <StatusText shape={isFinal ? 'rejected' : 'done'}>{status.name}</StatusText>}
      {reference !== '' && <span>{reference}</span>}
      {endsOn !== null && (
        <span>
          Ends <DayCell day={endsOn} settled={isFinal} />
        </span>
      )}
      {noticeOn !== null && (
        <span>
          Notice by <DayCell day={noticeOn} settled={isFinal} />
        </span>
      )}
      {autoRenews && <span>Renews automatically</span>}
      {annualCost !== null && <span>{amount(annualCost, currency)} a year</span>}
    </>
  );
};

interface FieldsProps {
  readonly form: RecordForm<ContractKind['draft']>;
  readonly contract: ProviderContract | null;
}

function Fields({ form, contract }: FieldsProps) {
  const noticeOn = noticeDate(form.draft);
  return (
    <>
      <TitleInput form={form} field="title" words={words.title} required />
      <FieldPair>
        <TextInput form={form} field="reference" words={words.reference} />
        <LookupInput form={form} field="statusId" words={words.statusId} current={contract?.status} />
        <DayInput form={form} field="startsOn" words={words.startsOn} />
        <DayInput form={form} field="endsOn" words={words.endsOn} />
        <NumberOrNoneInput
          form={form}
          field="noticeDays"
          words={words.noticeDays}
          min={0}
          max={3650}
          help={noticeOn === null ? undefined : `By ${formatDay(noticeOn)}`}
        />
        <TextInput form={form} field="governingLaw" words={words.governingLaw} />
        <NumberOrNoneInput form={form} field="annualCost" words={words.annualCost} min={0} max={2_000_000_000} />
        <FoundChoiceInput form={form} field="currency" words={words.currency} />
      </FieldPair>
      <CheckInput form={form} field="autoRenews" words={words.autoRenews} />
    </>
  );
}
