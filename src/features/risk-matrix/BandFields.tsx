import { fewestBands, mostBands, type Band } from '#domain/risk/matrix.ts';
import { bandTexts } from '#domain/words/lookups.ts';
import { matrixBandBounds } from '#openapi/generated/bounds.ts';
import type { RecordForm } from '#src/components/fields/binding.ts';
import { ColourInput } from '#src/components/fields/ColourInput.tsx';
import { NumberInput } from '#src/components/fields/NumberInput.tsx';
import { Region } from '#src/components/Region.tsx';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { labels } from '#src/ui/labels.ts';
import { PlusIcon, TrashIcon } from '#src/ui/tool-icons.tsx';
import { cx } from '#styled/css/index.js';

import { bandGrid, columnHeads, entries, entry, entryAction, tools } from './entry-styles.ts';
import type { MatrixForm } from './matrix-form.ts';

/** The rating bands, from the lowest. */
export function BandFields({ form }: { readonly form: MatrixForm }) {
  const { bands } = form.draft;
  return (
    <Region title="Ratings" note="A risk gets the highest rating that its score reaches">
      <div className={cx(entry, columnHeads)} aria-hidden="true">
        <div className={bandGrid}>
          <span>{bandTexts.minimumScore.label}</span>
          <span>{bandTexts.name.label}</span>
          <span>Months</span>
          <span>{bandTexts.colour.label}</span>
        </div>
      </div>
      <ol className={entries}>
        {bands.map((band, index) => (
          <BandEntry key={band.id} band={band} index={index} form={form} />
        ))}
      </ol>
      <div className={tools}>
        <Button
          size="sm"
          disabled={bands.length >= mostBands}
          onClick={() => form.edit({ type: 'band.added', id: crypto.randomUUID() })}
        >
          <PlusIcon /> Add rating
        </Button>
      </div>
    </Region>
  );
}

interface BandEntryProps {
  readonly band: Band;
  readonly index: number;
  readonly form: MatrixForm;
}

function BandEntry({ band, index, form }: BandEntryProps) {
  const number = index + 1;
  const fields: RecordForm<Omit<Band, 'id'>> = {
    draft: band,
    readOnly: false,
    errorOf: (field) => form.errorOf(`bands/${index}/${field}`),
    change: (field, value) => form.edit({ type: 'band.changed', index, changes: { [field]: value } }),
  };
  const named = (what: string) => ({ label: `${what} of rating ${number}` });
  return (
    <li className={entry}>
      <div className={bandGrid}>
        <NumberInput
          form={fields}
          field="minimumScore"
          words={named(bandTexts.minimumScore.label)}
          labelStyle="hidden"
          {...matrixBandBounds.minimumScore}
        />
        <TextField
          label={named(bandTexts.name.label).label}
          labelStyle="hidden"
          maxLength={100}
          value={band.name}
          error={fields.errorOf('name')}
          onChange={(event) => fields.change('name', event.currentTarget.value)}
        />
        <NumberInput
          form={fields}
          field="reviewMonths"
          words={named(bandTexts.reviewMonths.label)}
          labelStyle="hidden"
          {...matrixBandBounds.reviewMonths}
        />
        <ColourInput
          form={fields}
          field="colour"
          words={named(bandTexts.colour.label)}
          none={labels.defaultColour}
          labelStyle="hidden"
        />
        <IconButton
          className={entryAction}
          label={`Remove: ${band.name || `rating ${number}`}`}
          disabled={form.draft.bands.length <= fewestBands}
          onClick={() => form.edit({ type: 'band.removed', index })}
        >
          <TrashIcon />
        </IconButton>
      </div>
    </li>
  );
}
