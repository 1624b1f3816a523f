import { confidenceBand, type ConfidenceBand } from '#domain/compliance/confidence.ts';
import { percentText } from '#domain/share.ts';
import { complianceResultLabels } from '#domain/words/own-control.ts';
import type { Schemas } from '#src/api/connection/client.ts';
import { WordsCell } from '#src/components/cells/WordsCell.tsx';
import type { StatusShape, Tone } from '#src/ui/data/status-shapes.tsx';
import { StatusText } from '#src/ui/feedback/StatusText.tsx';

type Result = Schemas['ComplianceResult'];
type Glyph = { readonly shape: StatusShape; readonly tone: Tone };

const glyphs: Readonly<Record<Result, Glyph>> = {
  COMPLIANT: { shape: 'done', tone: 'success' },
  OFI: { shape: 'threeQuarters', tone: 'info' },
  MINOR_NON_CONFORMITY: { shape: 'half', tone: 'warning' },
  MAJOR_NON_CONFORMITY: { shape: 'rejected', tone: 'danger' },
  NOT_ASSESSED: { shape: 'open', tone: 'neutral' },
  NON_APPLICABLE: { shape: 'onHold', tone: 'neutral' },
};

/** The result of a control: shape and words. */
export const ResultText = ({ result }: { readonly result: Result }) => (
  <StatusText {...glyphs[result]}>{complianceResultLabels[result]}</StatusText>
);

const bands: Readonly<Record<ConfidenceBand, string>> = { HIGH: 'high', MEDIUM: 'medium', LOW: 'low' };

/** A confidence in percent with its band: `89% high`. */
export const ConfidenceText = ({ confidence }: { readonly confidence: number | null }) => (
  <WordsCell>
    {confidence === null ? null : `${percentText(confidence)} ${bands[confidenceBand(confidence)]}`}
  </WordsCell>
);
