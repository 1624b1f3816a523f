import {
  informationAssets,
  type AssetKind,
  type InformationAsset,
} from '#src/api/information-asset/information-assets.ts';
import { ChoiceInput, ChoiceOrNoneInput } from '#src/components/fields/ChoiceInput.tsx';
import { DayInput } from '#src/components/fields/DayInput.tsx';
import { FieldPair, FieldSection } from '#src/components/fields/layout.tsx';
import { NumberOrNoneInput } from '#src/components/fields/NumberInput.tsx';
import { ReviewInput } from '#src/components/fields/ReviewInput.tsx';
import { ProseInput, TextInput, TitleInput } from '#src/components/fields/TextInput.tsx';
import { LookupInput } from '#src/registers/LookupInput.tsx';
import type { RecordPanelProps } from '#src/registers/OpenRecord.tsx';
import { OwnerInput } from '#src/registers/OwnerInput.tsx';
import { RecordScreen, type RecordFormProps } from '#src/registers/RecordScreen.tsx';
import { RecordsInput } from '#src/registers/RecordsInput.tsx';
import { assetWords as words } from '#src/registers/words/information-asset.ts';

import { Dependencies } from './Dependencies.tsx';
import { editableAsset } from './editable-asset.ts';
import { Likeness } from './Likeness.tsx';
import { LostLevels } from './LostLevels.tsx';

/** A leap year. */
const mostHours = 8784;

/** One information asset, beside the register. */
export function AssetPanel({ id, place }: RecordPanelProps<InformationAsset>) {
  return (
    <RecordScreen kind={editableAsset} id={id} place={place} words={words} removalEffects={LostLevels}>
      {(form, stored) => <AssetForm form={form} stored={stored} />}
    </RecordScreen>
  );
}

/** The editable fields of an information asset, and what depends on it. */
function AssetForm({ form, stored }: RecordFormProps<AssetKind>) {
  return (
    <>
      <TitleInput form={form} field="title" words={words.title} required />
      <ProseInput form={form} field="description" words={words.description} />
      <FieldPair>
        <LookupInput form={form} field="typeId" words={words.typeId} current={stored?.type} />
        <ChoiceInput form={form} field="kind" words={words.kind} />
        <OwnerInput form={form} field="ownerId" words={words.ownerId} current={stored?.owner} />
        <OwnerInput form={form} field="custodianId" words={words.custodianId} current={stored?.custodian} />
        <ChoiceOrNoneInput form={form} field="classification" words={words.classification} />
        <ChoiceOrNoneInput form={form} field="medium" words={words.medium} />
      </FieldPair>
      <TextInput form={form} field="location" words={words.location} />
      <RecordsInput
        form={form}
        field="parentIds"
        words={words.parentIds}
        source={informationAssets}
        current={stored?.parents}
      />
      <FieldSection title="Security requirements" hint="Of the asset itself">
        <FieldPair>
          <ChoiceOrNoneInput form={form} field="confidentiality" words={words.confidentiality} />
          <ChoiceOrNoneInput form={form} field="integrity" words={words.integrity} />
          <ChoiceOrNoneInput form={form} field="availability" words={words.availability} />
          <ChoiceOrNoneInput form={form} field="businessImpact" words={words.businessImpact} />
          <NumberOrNoneInput
            form={form}
            field="recoveryTimeHours"
            words={words.recoveryTimeHours}
            min={0}
            max={mostHours}
          />
          <NumberOrNoneInput
            form={form}
            field="recoveryPointHours"
            words={words.recoveryPointHours}
            min={0}
            max={mostHours}
          />
        </FieldPair>
      </FieldSection>
      {stored !== null && <Dependencies assetId={stored.id} />}
      {stored !== null && <Likeness assetId={stored.id} />}
      <FieldSection title="Life">
        <FieldPair>
          <DayInput form={form} field="acquiredOn" words={words.acquiredOn} />
          <DayInput form={form} field="retireOn" words={words.retireOn} />
        </FieldPair>
        <ReviewInput form={form} field="reviewOn" words={words.reviewOn} />
      </FieldSection>
    </>
  );
}
