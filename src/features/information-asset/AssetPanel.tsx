import type { AssetKind, InformationAsset } from '#src/api/information-assets.ts';
import { ChoiceInput, ChoiceOrNoneInput } from '#src/components/fields/ChoiceInput.tsx';
import { FieldPair, FieldSection } from '#src/components/fields/layout.tsx';
import { ReviewInput } from '#src/components/fields/ReviewInput.tsx';
import { ProseInput, TextInput, TitleInput } from '#src/components/fields/TextInput.tsx';
import { LookupInput } from '#src/registers/LookupInput.tsx';
import type { RecordPanelProps } from '#src/registers/OpenRecord.tsx';
import { OwnerInput } from '#src/registers/OwnerInput.tsx';
import { RecordScreen, type RecordFormProps } from '#src/registers/RecordScreen.tsx';
import { assetWords as words } from '#src/registers/words/information-asset.ts';

import { editableAsset } from './editable-asset.ts';

/** One information asset, beside the register. */
export function AssetPanel({ id, place }: RecordPanelProps<InformationAsset>) {
  return (
    <RecordScreen kind={editableAsset} id={id} place={place} words={words}>
      {(form, stored) => <AssetForm form={form} stored={stored} />}
    </RecordScreen>
  );
}

/** The editable fields of an information asset. */
function AssetForm({ form, stored }: RecordFormProps<AssetKind>) {
  return (
    <>
      <TitleInput form={form} field="title" words={words.title} required />
      <ProseInput form={form} field="description" words={words.description} />
      <FieldPair>
        <LookupInput form={form} field="typeId" words={words.typeId} current={stored?.type} />
        <ChoiceInput form={form} field="kind" words={words.kind} />
        <OwnerInput form={form} field="ownerId" words={words.ownerId} current={stored?.owner} />
        <TextInput form={form} field="location" words={words.location} />
      </FieldPair>
      <FieldSection title="Security requirements">
        <FieldPair>
          <ChoiceOrNoneInput form={form} field="confidentiality" words={words.confidentiality} />
          <ChoiceOrNoneInput form={form} field="integrity" words={words.integrity} />
          <ChoiceOrNoneInput form={form} field="availability" words={words.availability} />
        </FieldPair>
      </FieldSection>
      <ReviewInput form={form} field="reviewOn" words={words.reviewOn} />
    </>
  );
}
