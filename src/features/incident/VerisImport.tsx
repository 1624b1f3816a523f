import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { importVeris, type VerisDraft } from '#src/actors/veris-import.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { sendVeris, type VerisResult } from '#src/api/incident/incident-exchange.ts';
import { formatNumber } from '#src/components/format.ts';
import { counted } from '#src/components/words.ts';
import { StepDialog } from '#src/registers/step-dialog/StepDialog.tsx';
import { useStepDialog } from '#src/registers/step-dialog/useStepDialog.ts';
import { Button } from '#src/ui/Button.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { UploadIcon } from '#src/ui/tool-icons.tsx';
import { css } from '#styled/css/index.js';

const incidentNoun = { one: 'incident', many: 'incidents' } as const;

/** `3 incidents of harbour.json, 1 left out` */
const imported = ({ added, refused }: VerisResult, name = ''): string =>
  `${counted(added, incidentNoun)} of ${name}${refused === 0 ? '' : `, ${formatNumber(refused)} left out`}`;

const column = css({ display: 'grid', justifyItems: 'start', gap: '12', '& > p': { margin: '0' } });
const list = css({ listStyle: 'disc', margin: '0', paddingInlineStart: '16', overflowWrap: 'anywhere' });
const heading = css({ margin: '0', fontWeight: 'semibold', textStyle: 'sm' });
const note = css({ margin: '0', color: 'fg.muted', textStyle: 'xs' });

/** The button that opens the import of incidents in VERIS, and its dialog: a file, and what would become of it. */
export function VerisImport({ onImported }: { readonly onImported: () => void }) {
  const api = useApi();
  const queryClient = useQueryClient();
  // The machine knows a file by its key only.
  const [contents] = useState(() => new Map<string, File>());
  const contentOf = (key: string): File => {
    const content = contents.get(key);
    if (content === undefined) throw new Error('The file is no longer known');
    return content;
  };
  const result = useRef<VerisResult | null>(null);
  const actor = useStepDialog<VerisDraft>(
    () => importVeris(api, queryClient, { contentOf, onResult: (became) => (result.current = became) }),
    ({ file }) => {
      toast.success(
        'Imported successfully',
        result.current === null ? file?.name : imported(result.current, file?.name),
      );
      onImported();
    },
  );
  return (
    <>
      <Button onClick={() => actor.send({ type: 'step.requested', draft: { file: null } })}>
        <UploadIcon /> Import from VERIS
      </Button>
      <StepDialog actor={actor} words={() => ({ title: 'Import incidents from VERIS', confirmLabel: 'Import' })}>
        {({ draft: { file }, change }) => (
          <div className={column}>
            <p>
              Choose a JSON file with an incident or an array of them, as in the VERIS Community Database: at most 20 MB
              and 500 incidents.
            </p>
            <Chooser
              onChoose={(chosen) => {
                const key = crypto.randomUUID();
                contents.clear();
                contents.set(key, chosen);
                change('file', { key, name: chosen.name, size: chosen.size });
              }}
            />
            {file !== null && <DryRun key={file.key} fileKey={file.key} name={file.name} contentOf={contentOf} />}
          </div>
        )}
      </StepDialog>
    </>
  );
}

function Chooser({ onChoose }: { readonly onChoose: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label="File to import"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file !== undefined) onChoose(file);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      <Button onClick={() => input.current?.click()}>
        <UploadIcon /> Choose file
      </Button>
    </>
  );
}

interface DryRunProps {
  readonly fileKey: string;
  readonly name: string;
  readonly contentOf: (key: string) => File;
}

/** What would become of a file. */
function DryRun({ fileKey, name, contentOf }: DryRunProps) {
  const api = useApi();
  const { data, error } = useQuery({
    queryKey: ['veris-import', fileKey],
    queryFn: ({ signal }) => sendVeris(api, { file: contentOf(fileKey), dryRun: true, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  if (error !== null)
    return (
      <Banner tone="danger" title={`${name} cannot be imported`}>
        {error.message}
      </Banner>
    );
  return data === undefined ? <LoadingRows /> : <Outcome name={name} result={data} />;
}

function Outcome({ name, result }: { readonly name: string; readonly result: VerisResult }) {
  const { read, added, incidents, refused, refusals, warned, warnings } = result;
  const isCut = added > incidents.length || refused > refusals.length || warned > warnings.length;
  return (
    <>
      <p role="status">
        {name}: {counted(read, incidentNoun)} read, {formatNumber(added)} to be added
        {refused > 0 && `, ${formatNumber(refused)} left out`}
      </p>
      {added > 0 && (
        <>
          <h3 className={heading}>To be added</h3>
          <ul className={list} aria-label="To be added">
            {incidents.map(({ entry, title }) => (
              <li key={entry} dir="auto">
                {title}
              </li>
            ))}
          </ul>
        </>
      )}
      {refused > 0 && <Problems title="Left out" problems={refusals} />}
      {warned > 0 && <Problems title="To be checked" problems={warnings} />}
      {isCut && <p className={note}>The first 100 are shown.</p>}
    </>
  );
}

interface ProblemsProps {
  readonly title: string;
  readonly problems: VerisResult['refusals'];
}

/** What could not be read of a file, by incident. */
const Problems = ({ title, problems }: ProblemsProps) => (
  <>
    <h3 className={heading}>{title}</h3>
    <ul className={list} aria-label={title}>
      {problems.map(({ entry, field, message }) => (
        <li key={entry}>
          Incident {formatNumber(entry)}
          {field !== '' && `, ${field}`}: {message}
        </li>
      ))}
    </ul>
  </>
);
