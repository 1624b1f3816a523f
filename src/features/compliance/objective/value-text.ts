import { percentText } from '#domain/share.ts';
import { objectiveDirectionLabels } from '#domain/words/management-system.ts';
import type { Objective } from '#src/api/management-system/objectives.ts';
import { formatNumber } from '#src/components/format.ts';

/** A value of a measure with its unit: `92%`, `3 days`. */
export const valueText = (value: number, unit: string): string =>
  unit === '%' ? percentText(formatNumber(value)) : [formatNumber(value), unit].filter(Boolean).join(' ');

/** The target of an objective in words: `at least 95%`; null without one. */
export const targetText = ({ target, direction, unit }: Pick<Objective, 'direction' | 'target' | 'unit'>) =>
  target === null ? null : `${objectiveDirectionLabels[direction].toLowerCase()} ${valueText(target, unit)}`;
