import { actionsOf, isPossible } from '#domain/lifecycle.ts';
import { publicationLifecycle } from '#domain/publication-lifecycle.ts';
import { publicationActions } from '#domain/words/publication.ts';
import type { PublicationAction, PublicationStatus } from '#src/api/organisation/help-desk.ts';
import * as Menu from '#src/ui/overlay/Menu.tsx';

interface PublicationItemsProps {
  readonly status: PublicationStatus;
  readonly onAction: (action: PublicationAction) => void;
}

/** What can be done with an article or a tip where it stands, as entries of its menu. */
export const PublicationItems = ({ status, onAction }: PublicationItemsProps) =>
  actionsOf(publicationLifecycle)
    .filter((action) => isPossible(publicationLifecycle.steps[action], status))
    .map((action) => (
      <Menu.Item key={action} value={action} onSelect={() => onAction(action)}>
        {publicationActions[action]}
      </Menu.Item>
    ));
