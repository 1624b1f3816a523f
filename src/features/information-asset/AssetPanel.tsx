import { useQuery } from '@tanstack/react-query';

import { useApi } from '#src/api/ApiProvider.tsx';
import { assetTypeOptionsQuery, type InformationAsset } from '#src/api/information-assets.ts';
import { assetKindLabels, levelLabels } from '#src/components/asset-labels.ts';
import type { RecordForm } from '#src/components/fields/binding.ts';
import { ChoiceInput, ChoiceOrNoneInput, EntryInput } from '#src/components/fields/ChoiceInput.tsx';
import { namesOf, withChosen, type Named } from '#src/components/fields/choices.ts';
import { FieldPair, FieldSection } from '#src/components/fields/layout.tsx';
import { ReviewInput } from '#src/components/fields/ReviewInput.tsx';
import { ProseInput, TextInput, TitleInput } from '#src/components/fields/TextInput.tsx';
import {
  choiceOrNoneWords,
  choiceWords,
  dayWords,
  textWords,
  type FieldWords,
} from '#src/components/record-panel/field-words.ts';
import { MemberName } from '#src/registers/Names.tsx';
import type { RecordPanelProps } from '#src/registers/OpenRecord.tsx';
import { OwnerInput } from '#src/registers/OwnerInput.tsx';
import { RecordScreen } from '#src/registers/RecordScreen.tsx';
import { labels } from '#src/ui/labels.ts';

import { assetKind, type AssetDraft } from './asset.ts';

/** One information asset, beside the register. */
export function AssetPanel({ id, place }: RecordPanelProps<InformationAsset>) {
  const types = useQuery(assetTypeOptionsQuery(useApi()));
  return (
    <RecordScreen kind={assetKind} id={id} place={place} choices={types} words={assetWords}>
      {(form, offered, asset) => <AssetForm form={form} types={typesFor(offered, asset)} asset={asset} />}
    </RecordScreen>
  );
}

const levels = { labels: levelLabels, nothing: labels.notRated };

const typesFor = (offered: readonly Named[], asset: InformationAsset | null) =>
  withChosen(offered, asset?.type ? [asset.type] : []);

const assetWords = (offered: readonly Named[], asset: InformationAsset | null): FieldWords<AssetDraft> => ({
  title: textWords('Title'),
  description: textWords('Description'),
  typeId: { name: 'Type', show: (id) => namesOf(typesFor(offered, asset), id === null ? [] : [id]) },
  kind: choiceWords('Kind', assetKindLabels),
  ownerId: { name: 'Owner', show: (id) => <MemberName id={id} known={asset?.owner} /> },
  location: textWords('Location'),
  confidentiality: choiceOrNoneWords('Confidentiality', levelLabels, labels.notRated),
  integrity: choiceOrNoneWords('Integrity', levelLabels, labels.notRated),
  availability: choiceOrNoneWords('Availability', levelLabels, labels.notRated),
  reviewOn: dayWords('Next review'),
});

interface AssetFormProps {
  readonly form: RecordForm<AssetDraft>;
  readonly types: readonly Named[];
  readonly asset: InformationAsset | null;
}

/** What a person sets on an information asset. */
function AssetForm({ form, types, asset }: AssetFormProps) {
  return (
    <>
      <TitleInput form={form} field="title" label="Title" required />
      <ProseInput form={form} field="description" label="Description" />
      <FieldPair>
        <EntryInput form={form} field="typeId" label="Type" entries={types} />
        <ChoiceInput form={form} field="kind" label="Kind" labels={assetKindLabels} />
        <OwnerInput form={form} field="ownerId" label="Owner" current={asset?.owner} />
        <TextInput form={form} field="location" label="Location" />
      </FieldPair>
      <FieldSection title="Security requirements">
        <FieldPair>
          <ChoiceOrNoneInput form={form} field="confidentiality" label="Confidentiality" {...levels} />
          <ChoiceOrNoneInput form={form} field="integrity" label="Integrity" {...levels} />
          <ChoiceOrNoneInput form={form} field="availability" label="Availability" {...levels} />
        </FieldPair>
      </FieldSection>
      <ReviewInput form={form} field="reviewOn" />
    </>
  );
}
