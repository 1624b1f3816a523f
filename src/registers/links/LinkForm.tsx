import { useSelector } from '@xstate/react';

import { isSymmetric, relationLabel, type LinkRelation } from '#domain/words/links.ts';
import { linkTypeValues } from '#openapi/generated/values.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { foundRecordsQuery, type FoundRecord } from '#src/api/record/search.ts';
import { isolated } from '#src/components/bidi.ts';
import { SavingForm } from '#src/components/SavingForm.tsx';
import { Button } from '#src/ui/Button.tsx';
import type { Choice } from '#src/ui/form/choice.ts';
import { SearchSelect } from '#src/ui/form/SearchSelect.tsx';
import { Select } from '#src/ui/form/Select.tsx';
import { css } from '#styled/css/index.js';

import { useFoundChoices } from '../useFoundChoices.ts';
import type { LinksActor } from './useLinksActor.ts';

const form = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', md: '[9rem minmax(0, 1fr)]' },
  gap: '8',
  flexShrink: '0',
  paddingBlock: '12',
  paddingInline: { base: '16', md: '20' },
  borderBlockStart: 'default',
});
const foot = css({ gridColumn: '[1 / -1]', display: 'flex', justifyContent: 'flex-end' });

const relations: readonly LinkRelation[] = linkTypeValues.flatMap((type) =>
  (isSymmetric(type) ? [false] : [false, true]).map((reverse) => ({ type, reverse })),
);
const valueOf = ({ type, reverse }: LinkRelation) => `${type}${reverse ? ' reverse' : ''}`;
const relationChoices = relations.map((relation) => ({ value: valueOf(relation), label: relationLabel(relation) }));
const choiceOf = ({ id, ref, title }: FoundRecord): Choice => ({ value: id, label: `${ref} ${isolated(title)}` });

interface LinkFormProps {
  readonly actor: LinksActor;
  readonly recordId: string;
}

/** Links the open record to one of any register, found by its reference or title. */
export function LinkForm({ actor, recordId }: LinkFormProps) {
  const api = useApi();
  const { relation, otherId, otherMissing, failure } = useSelector(actor, ({ context }) => context);
  const adding = useSelector(actor, (snapshot) => snapshot.matches('adding'));
  const { all, remember, ...found } = useFoundChoices({
    // It is always one of those that were found.
    queryFor: (query) => ({ ...foundRecordsQuery(api, query), enabled: (query.search ?? '').trim() !== '' }),
    toChoice: choiceOf,
    current: [],
    value: [],
  });
  const error = otherMissing ? 'Choose a record' : (failure?.fieldErrors['otherId'] ?? failure?.message);
  return (
    <SavingForm
      className={form}
      saving={adding}
      onSave={() => actor.send({ type: 'addition.requested' })}
      aria-label="New link"
    >
      <Select
        label="Relation"
        labelStyle="hidden"
        options={relationChoices}
        value={valueOf(relation)}
        onValueChange={(value) => {
          const chosen = relations.find((one) => valueOf(one) === value);
          if (chosen !== undefined) actor.send({ type: 'relation.changed', relation: chosen });
        }}
      />
      <SearchSelect
        label="Record"
        labelStyle="hidden"
        placeholder="Find a record"
        options={all.filter(({ value }) => value !== recordId)}
        value={otherId}
        error={error}
        onSearch={found.onSearch}
        searching={found.searching}
        onValueChange={(id) => {
          if (id !== null) remember([id]);
          actor.send({ type: 'record.chosen', id });
        }}
      />
      <div className={foot}>
        <Button type="submit" variant="primary" size="sm" busy={adding} busyLabel="Saving...">
          Add link
        </Button>
      </div>
    </SavingForm>
  );
}
