import type { Lifecycle, LifecycleNames } from '#domain/lifecycle.ts';
import { Button } from '#src/ui/Button.tsx';

const none: readonly never[] = [];

interface LifecycleActionsProps<Names extends LifecycleNames> {
  readonly lifecycle: Lifecycle<Names>;
  /** What the user can do now (`useOffered`). */
  readonly actions: readonly Names['action'][];
  readonly labels: Readonly<Record<Names['action'], string>>;
  /** Nothing can be done yet, for example because changes are not saved. */
  readonly disabled: boolean;
  /** Those that have to wait for something else, which the screen says. */
  readonly waiting?: readonly Names['action'][];
  readonly size?: 'sm';
  readonly onRequest: (action: Names['action']) => void;
}

/** The buttons of a lifecycle, from its table: what leads on is primary. A new action of the table gets its button here. */
export const LifecycleActions = <Names extends LifecycleNames>({
  lifecycle,
  actions,
  labels,
  disabled,
  waiting = none,
  size,
  onRequest,
}: LifecycleActionsProps<Names>) =>
  actions.map((action) => (
    <Button
      key={action}
      {...(size !== undefined && { size })}
      variant={lifecycle.steps[action].leadsOn === true ? 'primary' : 'secondary'}
      disabled={disabled || waiting.includes(action)}
      onClick={() => onRequest(action)}
    >
      {labels[action]}
    </Button>
  ));
