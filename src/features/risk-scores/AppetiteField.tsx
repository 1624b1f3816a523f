import { useMutation, useQueryClient } from '@tanstack/react-query';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { riskScores, type RiskStatistics } from '#src/api/risk/risk-scores.ts';
import { useMay } from '#src/components/SessionProvider.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { Select } from '#src/ui/form/Select.tsx';
import { css } from '#styled/css/index.js';

const box = css({ width: '[11rem]' });

/** Scores that separate bands in common matrices, up to 7 × 7. */
const offered = [1, 2, 3, 4, 5, 6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 24, 25, 28, 30, 35, 36, 42, 49];

interface AppetiteFieldProps {
  /** Null while it is unknown. */
  readonly appetite: RiskStatistics['appetite'] | null;
}

/** The appetite, for those who may set it. */
export function AppetiteField({ appetite }: AppetiteFieldProps) {
  const { version, score } = appetite ?? { version: 0, score: null };
  const api = useApi();
  const queryClient = useQueryClient();
  const mayLead = useMay({ roles: ['ORG_ADMIN', 'ORG_MANAGER'], feature: 'RISK', level: 'EDIT' });
  const setting = useMutation({
    mutationFn: (chosen: number | null) => riskScores(api).setAppetite({ body: { version, score: chosen } }),
    onSuccess: () => toast.success('Risk appetite updated'),
    onError: (error) => toast.error('The appetite was not set', error.message),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['risk', 'statistics'] }),
  });
  if (!mayLead) return null;
  const scores = [...new Set([...offered, ...(score === null ? [] : [score])])].toSorted((one, other) => one - other);
  return (
    <div className={box}>
      <Select
        label="Appetite"
        placeholder={appetite === null ? 'Loading...' : 'Not set'}
        deselectable
        disabled={appetite === null || setting.isPending}
        options={scores.map((value) => ({ value: String(value), label: `Score up to ${value}` }))}
        value={score === null ? null : String(score)}
        onValueChange={(value) => setting.mutate(value === null ? null : Number(value))}
      />
    </div>
  );
}
