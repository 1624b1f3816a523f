import { percentText } from '#domain/share.ts';
import { healthReasonLabels, projectHealthLabels, projectStatusLabels } from '#domain/words/task.ts';
import type { Project } from '#src/api/task/tasks.ts';
import type { StatusShape, Tone } from '#src/ui/data/status-shapes.tsx';
import { StatusText } from '#src/ui/feedback/StatusText.tsx';
import { css } from '#styled/css/index.js';

interface Glyph {
  readonly shape: StatusShape;
  readonly tone: Tone;
}

const statusGlyphs: Readonly<Record<Project['status'], Glyph>> = {
  PLANNED: { shape: 'draft', tone: 'neutral' },
  ACTIVE: { shape: 'half', tone: 'info' },
  ON_HOLD: { shape: 'onHold', tone: 'warning' },
  COMPLETED: { shape: 'done', tone: 'success' },
  CANCELLED: { shape: 'rejected', tone: 'neutral' },
};

const healthGlyphs: Readonly<Record<Project['health'], Glyph>> = {
  ON_TRACK: { shape: 'done', tone: 'success' },
  AT_RISK: { shape: 'half', tone: 'warning' },
  OFF_TRACK: { shape: 'rejected', tone: 'danger' },
};

/** The status of a project: shape and word. */
export const ProjectStatusText = ({ status }: Pick<Project, 'status'>) => (
  <StatusText {...statusGlyphs[status]}>{projectStatusLabels[status]}</StatusText>
);

/** Whether a project's health says something: one that is over has none. */
export const hasHealth = ({ status }: Pick<Project, 'status'>): boolean =>
  status !== 'COMPLETED' && status !== 'CANCELLED';

/** The health of a project: shape and word, with its reason as a tooltip. */
export const HealthText = ({ health, healthReason }: Pick<Project, 'health' | 'healthReason'>) => (
  <span title={healthReasonLabels[healthReason]}>
    <StatusText {...healthGlyphs[health]}>{projectHealthLabels[health]}</StatusText>
  </span>
);

const meter = css({ display: 'inline-flex', alignItems: 'center', gap: '8', tabularFigures: true });
const track = css({
  display: 'block',
  width: '[56px]',
  height: '[4px]',
  borderRadius: 'xs',
  backgroundColor: 'bg.active',
  overflow: 'hidden',
});
const bar = css({ display: 'block', height: 'full', backgroundColor: 'accent.solid' });
const none = css({ color: 'fg.subtle' });

/** How much of a project is done: a bar and a number. */
export const ProgressText = ({ progress }: Pick<Project, 'progress'>) =>
  progress === null ? (
    <span className={none}>No tasks</span>
  ) : (
    <span className={meter}>
      <span className={track} aria-hidden>
        <span className={bar} style={{ width: `${progress}%` }} />
      </span>
      {percentText(progress)}
    </span>
  );
