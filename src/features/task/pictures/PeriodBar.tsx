import { Button } from '#src/ui/Button.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '#src/ui/tool-icons.tsx';
import { css } from '#styled/css/index.js';

const bar = css({
  display: 'flex',
  alignItems: 'center',
  gap: '4',
  paddingInline: { base: '16', md: '20' },
  paddingBlock: '6',
  borderBlockEnd: 'default',
  flexShrink: '0',
});
const name = css({ margin: '0', marginInlineEnd: 'auto', textStyle: 'sm', fontWeight: 'semibold' });

interface PeriodBarProps {
  readonly title: string;
  /** `month` */
  readonly unit: string;
  readonly onStep: (by: -1 | 1) => void;
  readonly onToday: () => void;
}

/** The period that a picture shows, and the ones before and after it. */
export const PeriodBar = ({ title, unit, onStep, onToday }: PeriodBarProps) => (
  <div className={bar}>
    <h2 className={name} aria-live="polite">
      {title}
    </h2>
    <Button size="sm" variant="ghost" onClick={onToday}>
      Today
    </Button>
    <IconButton size="sm" label={`Previous ${unit}`} onClick={() => onStep(-1)}>
      <ChevronLeftIcon />
    </IconButton>
    <IconButton size="sm" label={`Next ${unit}`} onClick={() => onStep(1)}>
      <ChevronRightIcon />
    </IconButton>
  </div>
);
