import type { Schemas } from '#src/api/connection/client.ts';
import type { Task } from '#src/api/task/tasks.ts';
import type { StatusShape, Tone } from '#src/ui/data/status-shapes.tsx';
import { StatusGlyph, StatusText } from '#src/ui/feedback/StatusText.tsx';

interface Glyph {
  readonly shape: StatusShape;
  readonly tone: Tone;
}

const glyphs: Readonly<Record<Schemas['TaskState'], Glyph>> = {
  TODO: { shape: 'open', tone: 'neutral' },
  IN_PROGRESS: { shape: 'half', tone: 'info' },
  DONE: { shape: 'done', tone: 'success' },
  CANCELLED: { shape: 'rejected', tone: 'neutral' },
};

/** The status of a task: the shape of what it means, and its name. */
export const TaskStatusText = ({ status, state }: Pick<Task, 'status' | 'state'>) => (
  <StatusText {...glyphs[state]}>{status?.name}</StatusText>
);

/** The shape of a state, beside its name. */
export const StateGlyph = ({ state }: Pick<Task, 'state'>) => <StatusGlyph {...glyphs[state]} />;
