import { eq } from 'drizzle-orm';

import { featureTexts } from '#domain/words/people.ts';
import type { OrganisationFeature } from '#openapi/access.ts';
import type { PlatformDatabase } from '#server/database/platform.ts';
import { catalogueModule, organisation, organisationRequest, userAccount } from '#server/database/schema/index.ts';
import { handlePlatformJob, type JobHandler } from '#server/jobs/handler.ts';
import type { Mail } from '#server/mail/mail.ts';
import { mailOf, type OwnPage, type Text } from '#server/mail/text.ts';

import { requestDecidedJob } from '../request-job.ts';

interface DecidedMail {
  readonly name: string;
  readonly organisation: string;
  readonly feature: OrganisationFeature | null;
  readonly module: string | null;
  readonly granted: boolean;
  readonly answer: string;
  readonly page: OwnPage;
  readonly productName: string;
}

/** Tells the member who asked what the platform decided. */
function decidedMail({
  name,
  organisation: of,
  feature,
  module,
  granted,
  answer,
  page,
  productName,
}: DecidedMail): Text {
  const subject = feature === null ? (module ?? '') : featureTexts[feature];
  const what = feature === null ? 'the module' : 'the feature';
  const outcome = granted
    ? `${of} now has ${what} “${subject}”, which you asked for.`
    : `${of} was refused ${what} “${subject}”, which you asked for. The reason: ${answer}`;
  const next = granted && feature !== null ? [['You hold it. Give it to others under Manage Users.']] : [];
  return mailOf(`${granted ? 'Granted' : 'Refused'}: ${subject}`, [
    [`Hello ${name},`],
    [outcome],
    ...next,
    ['The requests of your organisation:', page],
    [`Sent by ${productName}.`],
  ]);
}

interface TellingParts {
  readonly platform: PlatformDatabase;
  readonly mail: Mail;
  readonly origin: string;
  readonly productName: string;
}

/** The jobs that follow the decision on a request. */
export const requestJobs = ({ platform, mail, origin, productName }: TellingParts): JobHandler[] => [
  handlePlatformJob(requestDecidedJob, async ({ requestId }, { id }) => {
    const [found] = await platform
      .select({
        to: userAccount.email,
        name: userAccount.name,
        organisation: organisation.name,
        organisationId: organisation.id,
        feature: organisationRequest.feature,
        module: catalogueModule.name,
        status: organisationRequest.status,
        answer: organisationRequest.answer,
      })
      .from(organisationRequest)
      .innerJoin(userAccount, eq(userAccount.id, organisationRequest.askedBy))
      .innerJoin(organisation, eq(organisation.id, organisationRequest.organisationId))
      .leftJoin(catalogueModule, eq(catalogueModule.id, organisationRequest.moduleId))
      .where(eq(organisationRequest.id, requestId));
    if (found === undefined) return;
    const { to, status, organisationId, ...words } = found;
    const page = { origin, path: '/manage-organisation', organisationId } as const;
    const text = decidedMail({ ...words, granted: status === 'GRANTED', page, productName });
    await mail.send({ id, to, ...text });
  }),
];
