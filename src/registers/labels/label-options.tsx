import type { LabelColour, LabelReference } from '#src/api/record/labels.ts';
import { LabelMark } from '#src/components/cells/LabelMark.tsx';
import type { Choice } from '#src/ui/form/choice.ts';

/** A label on offer. */
interface LabelOption extends Choice {
  readonly colour: LabelColour;
}

export const labelOption = ({ id, name, colour }: LabelReference): LabelOption => ({ value: id, label: name, colour });

/** The colour of a label among those that are known; nothing for another choice, such as none. */
export const markAmong =
  (options: readonly LabelOption[]) =>
  ({ value }: Choice) => {
    const found = options.find((option) => option.value === value);
    return found && <LabelMark colour={found.colour} />;
  };
