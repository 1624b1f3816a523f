import { useSelector } from '@xstate/react';
import { useRef } from 'react';

import { FileInput } from '#src/registers/attachments/FileInput.tsx';
import { formatSize } from '#src/registers/attachments/format-size.ts';
import { Button } from '#src/ui/Button.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { CloseIcon } from '#src/ui/icons.tsx';
import { UploadIcon } from '#src/ui/tool-icons.tsx';
import { css } from '#styled/css/index.js';

import type { ReportActor } from './useReportActor.ts';

const root = css({ display: 'grid', gap: '8', justifyItems: 'start' });
const list = css({ listStyle: 'none', margin: '0', padding: '0', width: 'full' });
const item = css({
  display: 'flex',
  alignItems: 'center',
  gap: '8',
  minHeight: { base: 'touch', md: '37' },
  borderBlockEnd: 'subtle',
});
const name = css({ flex: '1', minWidth: '0', overflowWrap: 'anywhere', textStyle: 'sm' });
const note = css({ color: 'fg.muted', textStyle: 'xs' });
const hint = css({ margin: '0', color: 'fg.muted', textStyle: 'xs' });
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '8', marginBlockStart: '8' });

interface ReportFilesProps {
  readonly actor: ReportActor;
  readonly onChoose: (files: Iterable<File>) => void;
}

/** The files of a report that are not sent yet, and what can be done about one that was refused. */
export function ReportFiles({ actor, onChoose }: ReportFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  const { files, failure, report } = useSelector(actor, ({ context }) => context);
  const isIncomplete = useSelector(actor, (snapshot) => snapshot.matches('incomplete'));
  const isWriting = useSelector(actor, (snapshot) => snapshot.matches('writing'));
  return (
    <div className={root}>
      {isIncomplete && (
        <Banner tone="warning" title={`Reported as ${report?.ref}, but ${files[0]?.name} was not attached`}>
          {Object.values(failure?.fieldErrors ?? {})[0] ?? failure?.message}
          <div className={buttons}>
            <Button size="sm" variant="primary" onClick={() => actor.send({ type: 'files.retried' })}>
              Try again
            </Button>
            <Button size="sm" onClick={() => actor.send({ type: 'file.left' })}>
              {files.length > 1 ? 'Go on without it' : 'Finish without it'}
            </Button>
          </div>
        </Banner>
      )}
      {files.length > 0 && (
        <ul className={list} aria-label="Files of the report">
          {files.map(({ key, name: fileName, size }) => (
            <li key={key} className={item}>
              <span className={name} dir="auto">
                {fileName}
              </span>
              <span className={note}>{formatSize(size)}</span>
              {isWriting && (
                <IconButton
                  size="sm"
                  label={`Remove ${fileName}`}
                  onClick={() => actor.send({ type: 'file.removed', key })}
                >
                  <CloseIcon />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {isWriting && (
        <>
          <FileInput ref={input} multiple takesRaw label="Files of the report" onChoose={onChoose} />
          <Button onClick={() => input.current?.click()}>
            <UploadIcon /> Add photos or files
          </Button>
          <p className={hint}>
            PDF, images, office documents and text, and raw evidence such as .eml, .msg, .zip, .pcap and .log. Files are
            chosen again after a reload.
          </p>
        </>
      )}
    </div>
  );
}
