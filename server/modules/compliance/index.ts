import type { Handlers, HandlersOf } from '#server/contract/types.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { liveOwnControl, namedBy } from '#server/modules/own-control/index.ts';

import { adoptionHandlers } from './adoption.ts';
import { changeLink, declareCover, linkOwnControl } from './links.ts';
import { changeUse, usesShown } from './mapping-use.ts';
import { maturityHandlers } from './maturity.ts';
import { mergeWith } from './merge.ts';
import { answerThrough } from './position-answers.ts';
import { changePosition } from './position-changes.ts';
import { historyOf, positionDetails } from './position-details.ts';
import { allPositions } from './position-page.ts';
import { respondTo, responsesOf, servedBy } from './responses.ts';
import { decideLinks, linksToReview } from './review.ts';
import { refuseUnless } from './rights.ts';
import { upgradeHandlers } from './upgrade/index.ts';

export { adoptedRow, adoptedRows, newerVersions, type AdoptedRow } from './adopted.ts';
export { alikeIn, figuresOf, type Alike } from './scores.ts';
export { controlsAt } from './controls-at.ts';
export { positionValues } from './values.ts';

interface ComplianceParts {
  readonly ownControls: Pick<HandlersOf<'OwnControls'>, 'create' | 'remove'>;
  readonly jobs: Pick<Jobs, 'enqueue'>;
}

const positionHandlers = (create: HandlersOf<'OwnControls'>['create']): HandlersOf<'ControlPositions'> => {
  const answer = answerThrough(create);
  return {
    positions: ({ query: { adoptedStandardId } }) => allPositions(adoptedStandardId),
    details: ({ path: { id } }) => positionDetails(id),
    positionHistory: ({ path: { id } }) => historyOf(id),
    changePosition: ({ path: { id }, body }, context) => changePosition(id, body, context),
    answerPosition: ({ path: { id }, body }, context) => answer(id, body, context),
    link: ({ path: { id }, body }, context) => linkOwnControl(id, body, context),
    changeLink: ({ path: { id, linkId }, body }, context) => changeLink(id, linkId, body, context),
    cover: ({ path: { id }, body }, context) => declareCover(id, body, context),
  };
};

/** Adopted standards, their positions, the answers of own controls and the review of links. */
export function complianceModule({
  ownControls,
  jobs,
}: ComplianceParts): Pick<
  Handlers,
  | 'AdoptedStandards'
  | 'ControlPositions'
  | 'MappingReview'
  | 'MaturityModels'
  | 'OwnControlResponses'
  | 'StandardUpgrades'
> {
  const merge = mergeWith(ownControls.remove);
  const use = changeUse(jobs);
  return {
    AdoptedStandards: adoptionHandlers,
    StandardUpgrades: upgradeHandlers,
    ControlPositions: positionHandlers(ownControls.create),
    MappingReview: {
      toReview: ({ query: { adoptedStandardId } }) => linksToReview(adoptedStandardId),
      decide: ({ body }, context) => decideLinks(body, context),
      uses: () => usesShown(),
      use: ({ path: { setId }, body }, context) => use(setId, body, context),
    },
    MaturityModels: maturityHandlers,
    OwnControlResponses: {
      async respond({ path: { id }, body }, context) {
        refuseUnless(context, 'RESPOND');
        return respondTo(id, body, context);
      },
      responses: ({ path: { id } }) => responsesOf(id),
      served: ({ path: { id } }) => servedBy(id),
      async namedBy({ path: { id } }) {
        await liveOwnControl(id);
        return namedBy(id);
      },
      merge: ({ path: { id }, body }, context) => merge(id, body, context),
    },
  };
}
