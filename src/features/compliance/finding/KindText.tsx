import { findingKindLabels } from '#domain/words/finding.ts';
import type { Finding } from '#src/api/compliance/findings.ts';
import { StatusText } from '#src/ui/feedback/StatusText.tsx';
import { css } from '#styled/css/index.js';

const long = css({ mdDown: { display: 'none' } });
const short = css({ md: { display: 'none' } });

const tones = { MAJOR: 'danger', MINOR: 'warning', OFI: 'info' } as const;

/** As auditors say it, where there is no room for the whole word. */
const shortLabels = { MAJOR: 'Major', MINOR: 'Minor', OFI: 'OFI' } as const satisfies Record<Finding['kind'], string>;

/** How grave a finding is; shorter on phones. */
export const KindText = ({ kind }: Pick<Finding, 'kind'>) => (
  <StatusText shape={kind === 'MAJOR' ? 'rejected' : 'half'} tone={tones[kind]}>
    <span className={long}>{findingKindLabels[kind]}</span>
    <span className={short}>{shortLabels[kind]}</span>
  </StatusText>
);
