import { exemptionQuestionLabels, exemptionStatusLabels, extensionStatusLabels } from '#domain/words/exemption.ts';
import type { Exemption, Extension } from '#src/api/exemptions.ts';
import type { StatusShape, Tone } from '#src/ui/data/status-shapes.tsx';
import { StatusText } from '#src/ui/feedback/StatusText.tsx';

type Glyph = { readonly shape: StatusShape; readonly tone: Tone };

const glyphs: Readonly<Record<Exemption['status'], Glyph>> = {
  DRAFT: { shape: 'draft', tone: 'neutral' },
  UNDER_REVIEW: { shape: 'threeQuarters', tone: 'info' },
  APPROVED: { shape: 'done', tone: 'success' },
  REJECTED: { shape: 'rejected', tone: 'danger' },
  EXPIRED: { shape: 'expired', tone: 'warning' },
};

/** The status of an exemption: shape and word. One that has to be confirmed says so. */
export const StatusCell = ({ status, question }: Pick<Exemption, 'status' | 'question'>) =>
  question === null ? (
    <StatusText {...glyphs[status]}>{exemptionStatusLabels[status]}</StatusText>
  ) : (
    <span title={exemptionQuestionLabels[question]}>
      <StatusText shape="onHold" tone="warning">
        Still right?
      </StatusText>
    </span>
  );

const extensionGlyphs: Readonly<Record<Extension['status'], Glyph>> = {
  REQUESTED: { shape: 'threeQuarters', tone: 'info' },
  GRANTED: { shape: 'done', tone: 'success' },
  REFUSED: { shape: 'rejected', tone: 'danger' },
  VOID: { shape: 'expired', tone: 'warning' },
};

/** The status of an extension: shape and word. */
export const ExtensionStatus = ({ status }: Pick<Extension, 'status'>) => (
  <StatusText {...extensionGlyphs[status]}>{extensionStatusLabels[status]}</StatusText>
);
