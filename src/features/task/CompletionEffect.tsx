import { useQuery } from '@tanstack/react-query';

import type { TaskDraft } from '#src/actors/task-course.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { completionEffectQuery } from '#src/api/task/tasks.ts';
import { formatDay } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { css } from '#styled/css/index.js';

import { warningOf } from './completion-words.ts';

const prose = css({ margin: '0', color: 'fg.muted' });

interface CompletionEffectProps {
  readonly taskId: string;
  readonly action: TaskDraft['action'];
}

/** What ending the open occurrence of a recurring task means for its periods: said before, since what has passed is never changed. */
export function CompletionEffect({ taskId, action }: CompletionEffectProps) {
  const { data, isError, error, refetch } = useQuery(completionEffectQuery(useApi(), taskId));
  if (isError) return <LoadFailed what="periods" error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <LoadingRows />;
  const warning = warningOf(action, data);
  return (
    <>
      {warning !== '' && <Banner tone="warning">{warning}</Banner>}
      <p className={prose}>
        {data.nextDueOn === null ? 'This is its last time.' : `It is due again ${formatDay(data.nextDueOn)}.`}
      </p>
    </>
  );
}
