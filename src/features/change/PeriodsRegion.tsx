import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { changePeriodLabels } from '#domain/words/change.ts';
import { createIdempotencyKeys } from '#src/actors/idempotency-keys.ts';
import { changeCalendars, changePeriodsQuery, refreshChanges, type ChangePeriod } from '#src/api/changes.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { formatInstant } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { Region } from '#src/components/Region.tsx';
import { useMay } from '#src/components/SessionProvider.tsx';
import { Button } from '#src/ui/Button.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { StatusText } from '#src/ui/feedback/StatusText.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { css } from '#styled/css/index.js';

import { changeKind } from './change-kind.ts';
import { PeriodForm, type PeriodInput } from './PeriodForm.tsx';

const body = css({ paddingInline: { base: '16', md: '20' }, paddingBlock: '12' });
const none = css({ margin: '0', color: 'fg.subtle', marginBlockEnd: '12' });
const list = css({ margin: '0', padding: '0', listStyle: 'none', textStyle: 'sm', marginBlockEnd: '16' });
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '16',
  rowGap: '4',
  minHeight: '37',
  paddingBlock: '4',
  borderBlockEnd: 'subtle',
});
const name = css({ flex: '1', minWidth: '[10rem]', overflowWrap: 'anywhere' });
const when = css({ color: 'fg.muted', fontVariantNumeric: 'tabular-nums' });

/** The windows that are kept for changes, and the freezes. */
export function PeriodsRegion() {
  const api = useApi();
  const queryClient = useQueryClient();
  const periods = useQuery(changePeriodsQuery(api));
  const mayEdit = useMay({ ...changeKind.access, level: 'EDIT' });
  const [keyOf] = useState(createIdempotencyKeys);
  const onSettled = () => refreshChanges(queryClient);
  const adding = useMutation({
    mutationFn: (period: PeriodInput) =>
      changeCalendars(api).addPeriod({ body: period, idempotencyKey: keyOf(period) }),
    onSuccess: (_added, { title }) => toast.success('Created successfully', title),
    onError: (error) => toast.error('It could not be added', error.message),
    onSettled,
  });
  const removing = useMutation({
    mutationFn: ({ id, version }: ChangePeriod) =>
      changeCalendars(api).discardPeriod({ path: { id }, query: { version } }),
    onSuccess: (_removed, { title }) => toast.success('Deleted successfully', title),
    onError: (error) => toast.error('It could not be removed', error.message),
    onSettled,
  });
  const shown = periods.data ?? [];
  return (
    <Region title="Windows and freezes" note="A change outside every window, or during a freeze, is warned of.">
      <div className={body}>
        {periods.isPending && <LoadingRows />}
        {periods.isError && (
          <LoadFailed what="windows and freezes" error={periods.error} onRetry={() => void periods.refetch()} />
        )}
        {periods.data?.length === 0 && <p className={none}>None yet</p>}
        {shown.length > 0 && (
          <ul className={list} aria-label="Windows and freezes">
            {shown.map((period) => (
              <li key={period.id} className={row}>
                <StatusText
                  shape={period.kind === 'FREEZE' ? 'onHold' : 'open'}
                  tone={period.kind === 'FREEZE' ? 'warning' : 'success'}
                >
                  {changePeriodLabels[period.kind]}
                </StatusText>
                <bdi className={name}>{period.title}</bdi>
                <span className={when}>
                  {formatInstant(period.startsAt)} to {formatInstant(period.endsAt)}
                </span>
                {mayEdit && (
                  <Button
                    size="sm"
                    variant="ghost"
                    disabled={removing.isPending}
                    aria-label={`Remove: ${period.title}`}
                    onClick={() => removing.mutate(period)}
                  >
                    Remove
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
        {mayEdit && <PeriodForm key={shown.length} saving={adding.isPending} onAdd={adding.mutate} />}
      </div>
    </Region>
  );
}
