import { useQuery } from '@tanstack/react-query';

import { changeCourseQuery } from '#src/api/changes.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';

import { CourseSection } from './CourseSection.tsx';
import { ImpactSection } from './ImpactSection.tsx';
import type { ProgressProps } from './progress-props.ts';
import { VoteSection } from './VoteSection.tsx';

/** Where a change stands: the next step, the votes, and what it affects. */
export function ChangeProgress(props: ProgressProps) {
  const { data, error, refetch } = useQuery(changeCourseQuery(useApi(), props.change.id));
  if (data === undefined)
    return error ? (
      <LoadFailed what="course of the change" error={error} onRetry={() => void refetch()} />
    ) : (
      <LoadingRows rows={3} />
    );
  return (
    <>
      <CourseSection {...props} course={data} />
      <VoteSection {...props} course={data} />
      <ImpactSection {...props} course={data} />
    </>
  );
}
