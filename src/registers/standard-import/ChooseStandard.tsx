import { useMutation } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';

import type { ReadyStandard } from '#machines/standard-import/standard-import.types.ts';
import { saveFile } from '#src/actors/save-file.ts';
import { standards, type CatalogueSide } from '#src/api/compliance/standards.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { useDrop } from '#src/components/useDrop.ts';
import { Button } from '#src/ui/Button.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { DownloadIcon, UploadIcon } from '#src/ui/tool-icons.tsx';
import { css } from '#styled/css/index.js';

import type { StandardImportActor } from './useStandardImport.ts';

const part = css({ display: 'grid', justifyItems: 'start', gap: '10', paddingBlockEnd: '4' });
const ready = css({
  display: 'grid',
  justifyItems: 'start',
  gap: '10',
  borderBlockStart: 'default',
  paddingBlockStart: '16',
});
const heading = css({ textStyle: 'title.md', margin: '0' });
const note = css({ color: 'fg.muted' });
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '8' });

interface ChooseStandardProps {
  readonly side: CatalogueSide;
  readonly actor: StandardImportActor;
  readonly onChoose: (file: File) => void;
}

/** Where a standard comes from: a file, or what comes with Attest. */
export function ChooseStandard({ side, actor, onChoose }: ChooseStandardProps) {
  const isAdding = useSelector(actor, ({ value }) => value === 'adding');
  const add = (standard: ReadyStandard) => actor.send({ type: 'ready.chosen', standard });
  return (
    <>
      <FromFile disabled={isAdding} onChoose={onChoose} />
      {side === 'PLATFORM' ? <Shipped adding={isAdding} onAdd={add} /> : <Numbering adding={isAdding} onAdd={add} />}
    </>
  );
}

const accepted = '.json,.csv,.tsv,.txt,.xlsx,.yaml,.yml';

function FromFile({ disabled, onChoose }: { readonly disabled: boolean; readonly onChoose: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const drop = useDrop(!disabled, (files) => {
    const [file] = files;
    if (file !== undefined) onChoose(file);
  });
  return (
    <div className={part} {...drop}>
      <p>
        Choose an OSCAL catalogue (JSON), a filled-in template (CSV or Excel), or a library of CISO Assistant (YAML), of
        at most 20 MB. You see what it holds before anything is stored.
      </p>
      <input
        ref={input}
        type="file"
        hidden
        accept={accepted}
        aria-label="File with the standard"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file !== undefined) onChoose(file);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      <Button variant="primary" disabled={disabled} onClick={() => input.current?.click()}>
        <UploadIcon /> Choose file
      </Button>
    </div>
  );
}

interface ReadyProps {
  readonly adding: boolean;
  readonly onAdd: (standard: ReadyStandard) => void;
}

const Shipped = ({ adding, onAdd }: ReadyProps) => (
  <section className={ready} aria-labelledby="shipped-standard">
    <h3 id="shipped-standard" className={heading}>
      NIST SP 800-53 revision 5, LOW baseline
    </h3>
    <p className={note}>Comes with Attest: 149 controls. Public domain; NIST does not endorse Attest.</p>
    <Button busy={adding} busyLabel="Importing..." onClick={() => onAdd('NIST_SP_800_53_R5_LOW')}>
      Import NIST SP 800-53 LOW
    </Button>
  </section>
);

function Numbering({ adding, onAdd }: ReadyProps) {
  const api = useApi();
  const template = useMutation({
    mutationFn: (format: 'csv' | 'xlsx') =>
      standards(api).numberingTemplate({ path: { standard: 'ISO_27001_2022' }, query: { format } }),
    onSuccess: saveFile,
    onError: ({ message }) => toast.error('The template was not downloaded', message),
  });
  return (
    <section className={ready} aria-labelledby="offered-numbering">
      <h3 id="offered-numbering" className={heading}>
        ISO/IEC 27001:2022
      </h3>
      <p className={note}>
        Its numbering is offered: 30 clauses and 93 controls of Annex A, with empty titles. Fill in titles and texts
        from your licensed copy, in the template or later in the draft. The standard belongs to your organisation:
        nobody else can see it.
      </p>
      <div className={buttons}>
        <Button busy={adding} busyLabel="Starting..." onClick={() => onAdd('ISO_27001_2022')}>
          Start from the numbering
        </Button>
        <Button disabled={template.isPending} onClick={() => template.mutate('xlsx')}>
          <DownloadIcon /> Template for Excel
        </Button>
        <Button disabled={template.isPending} onClick={() => template.mutate('csv')}>
          <DownloadIcon /> Template as CSV
        </Button>
      </div>
    </section>
  );
}
