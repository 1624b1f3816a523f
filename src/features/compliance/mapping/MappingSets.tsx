import { useQueryClient } from '@tanstack/react-query';

import { mappingUseLabels, mappingUseMeanings } from '#domain/words/own-control.ts';
import { changeMappingUse, type MappingUseDraft } from '#src/actors/compliance.ts';
import type { MappingSetUse } from '#src/api/compliance/mapping-review.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { ChoiceInput } from '#src/components/fields/ChoiceInput.tsx';
import { choiceWords } from '#src/components/fields/field-words.ts';
import { formatNumber } from '#src/components/format.ts';
import { StepDialog } from '#src/registers/step-dialog/StepDialog.tsx';
import { useStepDialog } from '#src/registers/step-dialog/useStepDialog.ts';
import { Button } from '#src/ui/Button.tsx';
import * as Table from '#src/ui/data/Table.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';

import { useComplianceRight } from '../useComplianceRight.ts';

const mappingWords = choiceWords('What the mappings do', mappingUseLabels);

/** The sets of mappings to adopted standards, and what each may do. */
export function MappingSets({ sets }: { readonly sets: readonly MappingSetUse[] }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const mayChange = useComplianceRight('USE_MAPPINGS', 'EDIT');
  const actor = useStepDialog<MappingUseDraft>(
    () => changeMappingUse(api, queryClient),
    () => toast.success('Use of mappings saved'),
  );
  return (
    <>
      <Table.Root label="Mappings between standards">
        <Table.Head>
          <Table.HeadCell flexible>Set</Table.HeadCell>
          <Table.HeadCell flexible collapsePriority="second">
            From
          </Table.HeadCell>
          <Table.HeadCell flexible collapsePriority="second">
            To
          </Table.HeadCell>
          <Table.HeadCell collapsePriority="first">Mappings</Table.HeadCell>
          <Table.HeadCell>Use</Table.HeadCell>
        </Table.Head>
        <Table.Body>
          {sets.map((set) => (
            <Table.Row key={set.setId}>
              <Table.TitleCell note={`${set.source} to ${set.target}`}>{set.title}</Table.TitleCell>
              <Table.Cell flexible collapsePriority="second">
                {set.source}
              </Table.Cell>
              <Table.Cell flexible collapsePriority="second">
                {set.target}
              </Table.Cell>
              <Table.Cell collapsePriority="first">{formatNumber(set.mappings)}</Table.Cell>
              <Table.Cell phone="end">
                {mayChange ? (
                  <Button
                    size="sm"
                    aria-label={`${mappingUseLabels[set.use]}: change the use of ${set.title}`}
                    onClick={() => actor.send({ type: 'step.requested', draft: { set, use: set.use } })}
                  >
                    {mappingUseLabels[set.use]}
                  </Button>
                ) : (
                  mappingUseLabels[set.use]
                )}
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
      <StepDialog
        actor={actor}
        words={({ set }) => ({
          title: `What may ${set.title} do?`,
          description: 'Results that follow from it change at once.',
          confirmLabel: 'Save use',
        })}
      >
        {(form) => (
          <ChoiceInput form={form} field="use" words={mappingWords} help={mappingUseMeanings[form.draft.use]} />
        )}
      </StepDialog>
    </>
  );
}
