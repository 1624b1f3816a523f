import { useState } from 'react';

import type { PendingUpload } from '#machines/answer-files/answer-files.machine.ts';
import type { AnswerFile } from '#machines/assessment-response/assessment-response.types.ts';
import { assessmentTexts as texts } from '#src/texts/secure-assessments.ts';
import { Button } from '#src/ui/Button.tsx';
import { Progress } from '#src/ui/feedback/Progress.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { CloseIcon, FileIcon } from '#src/ui/icons.tsx';
import { css } from '#styled/css/css.js';

import { fileSize } from '../file-size.ts';
import { useSelected } from './actor-hooks.ts';
import { chosenFiles, removeFile } from './file-actors.ts';
import { errorText, quiet } from './form-styles.ts';
import { useForm } from './form.ts';

const frame = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '10',
  minHeight: '40',
  paddingInline: '12',
  border: 'default',
  borderRadius: 'sm',
  textStyle: 'sm',
});
const nameStyle = css({ flex: '1', minWidth: '[8rem]', overflowWrap: 'anywhere' });
const bar = css({ width: 'full', paddingBlockEnd: '8' });

interface StoredFileProps {
  readonly questionId: string;
  readonly file: AnswerFile;
  readonly disabled: boolean;
}

/** A file that the server has. */
export function StoredFile({ questionId, file, disabled }: StoredFileProps) {
  const { data, response } = useForm();
  const [state, setState] = useState<'stored' | 'removing' | 'failed'>('stored');
  const remove = () => {
    setState('removing');
    removeFile(data, questionId, file.id).then(
      (answer) => response.send({ type: 'answers.received', answers: [answer] }),
      () => setState('failed'),
    );
  };
  return (
    <div className={frame}>
      <FileIcon />
      <span className={nameStyle}>
        <bdi>{file.name}</bdi>
      </span>
      <span className={quiet}>{fileSize(file.size, data.locale)}</span>
      {state === 'failed' && (
        <span className={errorText} role="alert">
          {texts.files.removeFailed}
        </span>
      )}
      {!disabled && (
        <IconButton label={texts.files.remove(file.name)} disabled={state === 'removing'} onClick={remove}>
          <CloseIcon />
        </IconButton>
      )}
    </div>
  );
}

/** A file that waits, is being sent, or was refused. */
export function PendingFile({ file, disabled }: { readonly file: PendingUpload; readonly disabled: boolean }) {
  const { files: actor, data, keptFiles } = useForm();
  const { key, name, size, failure } = file;
  const percent = useSelected(actor, ({ context }) =>
    context.current === key ? Math.round(context.progress * 100) : null,
  );
  const cancel = () => {
    chosenFiles.delete(key);
    keptFiles.drop(key);
    actor.send({ type: 'file.cancelled', key });
  };
  return (
    <div className={frame}>
      <FileIcon />
      <span className={nameStyle}>
        <bdi>{name}</bdi>
      </span>
      <span className={quiet}>{fileSize(size, data.locale)}</span>
      {failure === null ? (
        <span className={quiet}>{percent === null ? texts.files.waiting : texts.files.sending(percent)}</span>
      ) : (
        <>
          <span className={errorText} role="alert">
            {`${texts.files.failed} ${failure.message}`}
          </span>
          {!disabled && <Button onClick={() => actor.send({ type: 'file.retried', key })}>{texts.files.retry}</Button>}
        </>
      )}
      <IconButton label={texts.files.cancel(name)} onClick={cancel}>
        <CloseIcon />
      </IconButton>
      {percent !== null && (
        <div className={bar}>
          <Progress label={name} value={percent} max={100} />
        </div>
      )}
    </div>
  );
}
