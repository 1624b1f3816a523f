import {
  serviceProviders,
  type ProviderKind,
  type ServiceProvider,
} from '#src/api/service-provider/service-providers.ts';
import { ChoiceOrNoneInput, FoundChoicesInput } from '#src/components/fields/ChoiceInput.tsx';
import { FieldPair, FieldSection } from '#src/components/fields/layout.tsx';
import { LinesInput } from '#src/components/fields/LinesInput.tsx';
import { ProseInput, TextInput, TitleInput } from '#src/components/fields/TextInput.tsx';
import { WebAddressInput } from '#src/components/fields/WebAddressInput.tsx';
import { LookupInput } from '#src/registers/LookupInput.tsx';
import { MembersInput } from '#src/registers/MembersInput.tsx';
import type { RecordPanelProps } from '#src/registers/OpenRecord.tsx';
import { OwnerInput } from '#src/registers/OwnerInput.tsx';
import { RecordScreen, type RecordFormProps } from '#src/registers/RecordScreen.tsx';
import { RecordsInput } from '#src/registers/RecordsInput.tsx';
import { providerWords as words } from '#src/registers/words/service-provider.ts';

import { Contacts } from './Contacts.tsx';
import { Contracts } from './Contracts.tsx';
import { Documents } from './Documents.tsx';
import { editableProvider } from './editable-provider.ts';
import { AssessedRisk, ProviderAssessments } from './ProviderAssessments.tsx';
import { SupplyChain } from './SupplyChain.tsx';
import { TierAndReview } from './TierAndReview.tsx';

const pages = [
  'privacyPolicyUrl',
  'dataProcessingAgreementUrl',
  'serviceLevelAgreementUrl',
  'termsOfServiceUrl',
  'securityPageUrl',
  'trustPageUrl',
  'statusPageUrl',
  'subprocessorsListUrl',
] as const;

/** One service provider, beside the register. */
export function ProviderPanel({ id, place }: RecordPanelProps<ServiceProvider>) {
  return (
    <RecordScreen kind={editableProvider} id={id} place={place} words={words}>
      {(form, stored) => <ProviderForm form={form} stored={stored} />}
    </RecordScreen>
  );
}

/** The editable fields of a provider, its contracts and documents, and what it uses. */
function ProviderForm({ form, stored }: RecordFormProps<ProviderKind>) {
  const mayEdit = !form.readOnly;
  return (
    <>
      <TitleInput form={form} field="title" words={words.title} required />
      <ProseInput form={form} field="description" words={words.description} />
      <FieldPair>
        <ChoiceOrNoneInput form={form} field="category" words={words.category} />
        <LookupInput form={form} field="serviceTypeId" words={words.serviceTypeId} current={stored?.serviceType} />
        <OwnerInput form={form} field="ownerId" words={words.ownerId} current={stored?.owner} />
        <MembersInput form={form} field="coOwnerIds" words={words.coOwnerIds} current={stored?.coOwners} />
      </FieldPair>
      <FieldSection title="Risk">
        <FieldPair>
          <ChoiceOrNoneInput form={form} field="businessCriticality" words={words.businessCriticality} />
          <ChoiceOrNoneInput form={form} field="dataSensitivity" words={words.dataSensitivity} />
        </FieldPair>
        <TierAndReview form={form} stored={stored} />
        <AssessedRisk form={form} stored={stored} />
      </FieldSection>
      {stored !== null && (
        <>
          <FieldSection title="Assessments">
            <ProviderAssessments providerId={stored.id} />
          </FieldSection>
          <FieldSection title="Contracts">
            <Contracts providerId={stored.id} mayEdit={mayEdit} />
          </FieldSection>
          <FieldSection title="Documents">
            <Documents providerId={stored.id} mayEdit={mayEdit} />
          </FieldSection>
        </>
      )}
      <FieldSection title="Supply chain">
        <RecordsInput
          form={form}
          field="subProcessorIds"
          words={words.subProcessorIds}
          source={serviceProviders}
          current={stored?.subProcessors}
        />
        {stored !== null && <SupplyChain providerId={stored.id} />}
        <RecordsInput
          form={form}
          field="parentIds"
          words={words.parentIds}
          source={serviceProviders}
          current={stored?.parents}
        />
      </FieldSection>
      <Company form={form} stored={stored} />
    </>
  );
}

const Company = ({ form }: RecordFormProps<ProviderKind>) => (
  <>
    <FieldSection title="Company">
      <TextInput form={form} field="legalName" words={words.legalName} />
      <TextInput form={form} field="headquarters" words={words.headquarters} />
      <FoundChoicesInput form={form} field="countries" words={words.countries} />
      <Contacts form={form} field="contacts" words={words.contacts} />
    </FieldSection>
    <FieldSection title="Assurance">
      <LinesInput form={form} field="certifications" words={words.certifications} help="One on each line" />
      <WebAddressInput form={form} field="websiteUrl" words={words.websiteUrl} />
      {pages.map((field) => (
        <WebAddressInput key={field} form={form} field={field} words={words[field]} />
      ))}
    </FieldSection>
  </>
);
