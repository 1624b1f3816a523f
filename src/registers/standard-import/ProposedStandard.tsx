import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';

import type { StandardProposal } from '#machines/standard-import/standard-import.types.ts';
import { standardVersionsQuery, type CatalogueSide } from '#src/api/compliance/standards.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { SavingForm } from '#src/components/SavingForm.tsx';
import { counted } from '#src/components/words.ts';
import { NativeSelect } from '#src/ui/form/NativeSelect.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { css } from '#styled/css/index.js';

import { AssessedClasses } from './AssessedClasses.tsx';
import { FileWarnings } from './FileWarnings.tsx';
import type { StandardImportActor } from './useStandardImport.ts';

const form = css({ display: 'grid', gap: '16' });
const naming = css({ display: 'grid', gap: '12', gridTemplateColumns: { md: '2fr 1fr' } });

const note = css({ color: 'fg.muted', textStyle: 'xs' });

interface ProposedStandardProps {
  readonly side: CatalogueSide;
  readonly actor: StandardImportActor;
}

/** What a file holds, and what a person decides about it. */
export function ProposedStandard({ side, actor }: ProposedStandardProps) {
  const { proposal, assessed } = useSelector(actor, ({ context }) => context);
  const isImporting = useSelector(actor, ({ value }) => value === 'importing');
  if (proposal === null) return null;
  return (
    <SavingForm className={form} saving={isImporting} onSave={() => actor.send({ type: 'import.requested' })}>
      <p role="status">{summaryOf(proposal)}</p>
      <Naming side={side} actor={actor} />
      <AssessedClasses
        classes={proposal.classes}
        assessed={assessed}
        onToggle={(name) => actor.send({ type: 'class.toggled', name })}
      />
      <FileWarnings warnings={proposal.warnings} />
    </SavingForm>
  );
}

function summaryOf({ controlCount, groupCount, levels, publisher }: StandardProposal): string {
  const parts = [
    counted(controlCount, { one: 'control', many: 'controls' }),
    counted(groupCount, { one: 'group', many: 'groups' }),
    ...(levels.length > 0 ? [counted(levels.length, { one: 'level', many: 'levels' })] : []),
  ];
  return `The file holds ${parts.join(', ')}.${publisher === '' ? '' : ` Published by ${publisher}.`}`;
}

function Naming({ side, actor }: ProposedStandardProps) {
  const { title, number, standardId, proposal, failure } = useSelector(actor, ({ context }) => context);
  const { data: versions = [] } = useQuery(standardVersionsQuery(useApi(), side));
  const own = new Map(
    versions
      .filter(({ isOwn }) => isOwn === (side === 'ORGANISATION'))
      .map((version) => [version.standardId, version.title]),
  );
  const options = [
    { value: '', label: 'A new standard' },
    ...[...own].map(([value, label]) => ({ value, label: `A new version of ${label}` })),
  ];
  return (
    <>
      {own.size > 0 && (
        <NativeSelect
          label="Imported as"
          options={options}
          value={standardId ?? ''}
          onValueChange={(value) =>
            actor.send({ type: 'naming.changed', changes: { standardId: value === '' ? null : value } })
          }
        />
      )}
      {standardId !== null && standardId === proposal?.standardId && (
        <p className={note}>It is proposed as a new version, since name or source of the file agree.</p>
      )}
      <div className={naming}>
        <TextField
          label="Name of the standard"
          required={standardId === null}
          maxLength={300}
          value={standardId === null ? title : (own.get(standardId) ?? '')}
          disabled={standardId !== null}
          error={failure?.fieldErrors['title']}
          help={standardId === null ? undefined : 'A new version keeps the name'}
          onChange={({ currentTarget }) =>
            actor.send({ type: 'naming.changed', changes: { title: currentTarget.value } })
          }
        />
        <TextField
          label="Version"
          required
          maxLength={100}
          value={number}
          error={failure?.fieldErrors['number']}
          onChange={({ currentTarget }) =>
            actor.send({ type: 'naming.changed', changes: { number: currentTarget.value } })
          }
        />
      </div>
    </>
  );
}
