import { objectiveStageLabels, objectiveStateLabels } from '#domain/words/management-system.ts';
import type { Objective } from '#src/api/management-system/objectives.ts';
import type { StatusShape, Tone } from '#src/ui/data/status-shapes.tsx';
import { StatusText } from '#src/ui/feedback/StatusText.tsx';

interface Glyph {
  readonly shape: StatusShape;
  readonly tone: Tone;
}

const ofStates: Readonly<Record<Objective['state'], Glyph>> = {
  NOT_MEASURED: { shape: 'draft', tone: 'neutral' },
  MET: { shape: 'done', tone: 'success' },
  NOT_MET: { shape: 'half', tone: 'warning' },
  MISSED: { shape: 'expired', tone: 'danger' },
};

const ofStages: Readonly<Record<Exclude<Objective['stage'], 'ACTIVE'>, Glyph>> = {
  ACHIEVED: { shape: 'done', tone: 'neutral' },
  DROPPED: { shape: 'onHold', tone: 'neutral' },
};

/** How an objective stands: what its readings say while it is active, else what was decided about it. */
export const StateText = ({
  objective: { stage, state },
}: {
  readonly objective: Pick<Objective, 'stage' | 'state'>;
}) =>
  stage === 'ACTIVE' ? (
    <StatusText {...ofStates[state]}>{objectiveStateLabels[state]}</StatusText>
  ) : (
    <StatusText {...ofStages[stage]}>{objectiveStageLabels[stage]}</StatusText>
  );
