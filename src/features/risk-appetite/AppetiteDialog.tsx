import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';

import { appetiteOf, type AppetiteDraft } from '#src/actors/risk-appetite.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { appetitePreviewQuery, type AppetitePreview } from '#src/api/risk/risk-appetite.ts';
import { riskCategories } from '#src/api/risk/risk-lookups.ts';
import { isolated } from '#src/components/bidi.ts';
import { NumberOrNoneInput } from '#src/components/fields/NumberInput.tsx';
import { countOf, formatNumber } from '#src/components/format.ts';
import { StepDialog, type StepFields } from '#src/registers/step-dialog/StepDialog.tsx';
import { useOfferedEntries } from '#src/registers/useOfferedEntries.ts';
import * as Table from '#src/ui/data/Table.tsx';
import { SearchSelect } from '#src/ui/form/SearchSelect.tsx';
import { css } from '#styled/css/index.js';

import type { AppetiteActor } from './useAppetiteActor.ts';

const stack = css({ display: 'grid', gap: '8' });
const rows = css({ maxHeight: '[14rem]', scrolls: 'y', borderBlock: 'subtle' });
const heading = css({ textStyle: 'title.sm' });
const text = css({ margin: '0', color: 'fg.muted', textStyle: 'xs' });
const pair = css({ display: 'grid', gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 1fr)' }, gap: '12' });

/** Scores of a matrix of 100 × 100 at most, as in the contract. */
const bounds = { min: 1, max: 10_000 };

const words = () => ({
  title: 'Change the risk appetite',
  confirmLabel: 'Set the appetite',
  description: 'The highest score that needs no treatment. Of several categories of a risk, the lowest counts.',
});

/** Asks for the appetite, and says what would move before anything does. */
export const AppetiteDialog = ({ actor }: { readonly actor: AppetiteActor }) => (
  <StepDialog actor={actor} words={words}>
    {(form) => <DialogFields form={form} />}
  </StepDialog>
);

function DialogFields({ form }: { readonly form: StepFields<AppetiteDraft> }) {
  const { categories } = form.draft;
  const draft = useDeferredValue(form.draft);
  return (
    <>
      <NumberOrNoneInput form={form} field="score" words={{ label: 'Highest score without treatment' }} {...bounds} />
      {categories.length > 0 && (
        <div className={stack}>
          <h3 className={heading}>For categories, where it is another</h3>
          <div className={pair}>
            {categories.map((category, index) => (
              <NumberOrNoneInput
                key={category.id}
                form={{
                  ...form,
                  draft: { score: category.score },
                  change: (_, score) => form.change('categories', categories.with(index, { ...category, score })),
                }}
                field="score"
                words={{ label: category.name }}
                {...bounds}
              />
            ))}
          </div>
          <OtherCategory form={form} />
        </div>
      )}
      <Preview draft={draft} />
    </>
  );
}

/** Finds a category by its name, where there are more than the dialog lists. */
function OtherCategory({ form }: { readonly form: StepFields<AppetiteDraft> }) {
  const { categories } = form.draft;
  const { search, known } = useOfferedEntries(riskCategories, [], []);
  if (search === undefined) return null;
  const others = known.filter(({ value }) => !categories.some(({ id }) => id === value));
  const add = (chosen: string | null) => {
    const found = others.find(({ value }) => value === chosen);
    if (found !== undefined)
      form.change('categories', [...categories, { id: found.value, name: found.label, score: null }]);
  };
  return (
    <SearchSelect
      {...search}
      label="Add another category"
      placeholder="None"
      value={null}
      options={others}
      onValueChange={add}
    />
  );
}

function Preview({ draft }: { readonly draft: AppetiteDraft }) {
  const preview = useQuery({ ...appetitePreviewQuery(useApi(), appetiteOf(draft)), retry: false });
  if (preview.data === undefined)
    return <p className={text}>{preview.isError ? preview.error.message : 'Comparing...'}</p>;
  return <Compared preview={preview.data} />;
}

function Compared({ preview: { above, aboveThen, rising, falling, changes } }: { readonly preview: AppetitePreview }) {
  return (
    <div className={stack} role="status">
      <p className={text}>
        {countOf(aboveThen, 'risk')} would be above the appetite, {formatNumber(above)} now: {formatNumber(rising)}{' '}
        more, {formatNumber(falling)} no longer.
      </p>
      {changes.length > 0 && (
        <div className={rows}>
          <Table.Root label="Risks that would move">
            <Table.Head>
              <Table.HeadCell flexible sticky="title">
                Risk
              </Table.HeadCell>
              <Table.HeadCell>Score</Table.HeadCell>
              <Table.HeadCell>Would be</Table.HeadCell>
            </Table.Head>
            <Table.Body>
              {changes.map(({ risk, score, isAbove }) => (
                <Table.Row key={risk.id}>
                  <Table.TitleCell>
                    {risk.ref} {isolated(risk.title)}
                  </Table.TitleCell>
                  <Table.Cell>{formatNumber(score)}</Table.Cell>
                  <Table.Cell phone="end">{isAbove ? 'Above' : 'Within'}</Table.Cell>
                </Table.Row>
              ))}
            </Table.Body>
          </Table.Root>
        </div>
      )}
      {changes.length < rising + falling && <p className={text}>The first {changes.length} are listed.</p>}
    </div>
  );
}
