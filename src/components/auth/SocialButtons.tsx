import type { SocialProvider } from '#machines/identity-step.ts';
import { texts } from '#src/texts/en.ts';
import { AppleMark, GoogleMark, MicrosoftMark } from '#src/ui/brand-icons.tsx';
import { Button } from '#src/ui/Button.tsx';
import { css } from '#styled/css/index.js';

const rule = css({
  display: 'grid',
  gridTemplateColumns: '[1fr auto 1fr]',
  alignItems: 'center',
  gap: '12',
  marginBlock: '20',
  textStyle: 'xs',
  color: 'fg.subtle',
  '&::before, &::after': { content: '""', borderBlockStart: 'default' },
});
const row = css({ display: 'grid', gridTemplateColumns: '[repeat(3, 1fr)]', gap: '8' });

const providers = [
  ['apple', AppleMark],
  ['google', GoogleMark],
  ['microsoft', MicrosoftMark],
] as const;

interface SocialButtonsProps {
  readonly disabled: boolean;
  readonly onChoose: (provider: SocialProvider) => void;
}

/** The providers whose accounts can be used instead of a password. */
export const SocialButtons = ({ disabled, onChoose }: SocialButtonsProps) => (
  <>
    <p className={rule}>or continue with</p>
    <div className={row}>
      {providers.map(([provider, Mark]) => (
        <Button key={provider} size="lg" disabled={disabled} onClick={() => onChoose(provider)}>
          <Mark />
          {texts.social.providers[provider]}
        </Button>
      ))}
    </div>
  </>
);
