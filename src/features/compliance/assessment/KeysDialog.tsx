import { complianceResultLabels } from '#domain/words/own-control.ts';
import { complianceResultValues } from '#openapi/generated/values.ts';
import { Button } from '#src/ui/Button.tsx';
import { Kbd } from '#src/ui/data/Kbd.tsx';
import { Checkbox } from '#src/ui/form/Checkbox.tsx';
import * as Dialog from '#src/ui/overlay/Dialog.tsx';
import { css } from '#styled/css/index.js';

const list = css({ display: 'grid', gridTemplateColumns: 'max-content minmax(0, 1fr)', columnGap: '16', rowGap: '6' });
const stack = css({ display: 'grid', gap: '14' });

const shortcuts: readonly (readonly [key: string, does: string])[] = [
  ['J', 'Next control'],
  ['K', 'Previous control'],
  ...complianceResultValues.map((result, index) => [`${index + 1}`, complianceResultLabels[result]] as const),
  ['M', 'Maturity'],
  ['E', 'Evidence and sources'],
  ['F', 'Raise a finding'],
  ['/', 'Search controls'],
  ['?', 'This list'],
];

interface KeysDialogProps {
  readonly open: boolean;
  readonly isOn: boolean;
  readonly onChoose: (on: boolean) => void;
  readonly onClose: () => void;
}

/** The keys of an assessment, and the switch for them. */
export const KeysDialog = ({ open, isOn, onChoose, onClose }: KeysDialogProps) => (
  <Dialog.Root
    open={open}
    onOpenChange={(change) => {
      if (!change.open) onClose();
    }}
  >
    <Dialog.Content title="Keyboard shortcuts" footer={<Button onClick={onClose}>Close</Button>}>
      <div className={stack}>
        <dl className={list}>
          {shortcuts.map(([key, does]) => (
            <div key={key} className={css({ display: 'contents' })}>
              <dt>
                <Kbd>{key}</Kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <Checkbox checked={isOn} onCheckedChange={onChoose}>
          Use single-key shortcuts
        </Checkbox>
      </div>
    </Dialog.Content>
  </Dialog.Root>
);
