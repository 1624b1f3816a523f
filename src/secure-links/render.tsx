import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';

import type { LinkAssetsByPage, LinkPage, LinkPageSetting } from '#domain/secure-link/link-page.ts';
import { linkContactTexts } from '#src/texts/link-contact.ts';
import { linkEndings } from '#src/texts/link-endings.ts';
import { withDirections } from '#src/ui/rich-text/text-direction.ts';
import { css } from '#styled/css/css.js';

import { Acknowledgement } from './Acknowledgement.tsx';
import { AssessmentHeader } from './assessment/AssessmentHeader.tsx';
import { AssessmentPage } from './assessment/AssessmentPage.tsx';
import type { AssessmentData } from './assessment/data.ts';
import { provideQuestions } from './assessment/late-parts.tsx';
import { RespondentQuestions } from './assessment/RespondentQuestions.tsx';
import type { EvidenceData } from './evidence/data.ts';
import { EvidencePage } from './evidence/EvidencePage.tsx';
import { Footer } from './Footer.tsx';
import type { IslandData } from './island.ts';
import { ExpiredPage, FailedPage, SentPage } from './NoticePage.tsx';
import { imagesById, withImages } from './policy-images.tsx';
import { PolicyPage } from './PolicyPage.tsx';
import { ReceiptPage } from './ReceiptPage.tsx';
import { Sheet } from './Sheet.tsx';

provideQuestions(RespondentQuestions);

/** What the script of a page knows. */
type PageData = IslandData | AssessmentData | EvidenceData;

interface Rendered {
  readonly title: string;
  readonly body: ReactNode;
  /** HTML for elements that are empty in the body, by their id. */
  readonly parts: Readonly<Record<string, string>>;
  readonly data: PageData | null;
}

type PolicyLink = Extract<LinkPage, { kind: 'policy' }>;

function islandData({ path, key, view }: PolicyLink, setting: LinkPageSetting): IslandData {
  const token = path.slice(path.lastIndexOf('/') + 1);
  const { policy, timeZone, recipient } = view;
  const { acknowledgedAt, receiptCode } = view.accessInfo;
  return {
    locale: setting.locale,
    timeZone,
    recipient,
    path,
    api: `${setting.apiBaseUrl}/public/policy/secure/${token}`,
    key: `reading:${key}`,
    acknowledged: acknowledgedAt === null || receiptCode === null ? null : { acknowledgedAt, receiptCode },
    contentSha256: policy.sha256,
    isSuperseded: policy.supersededBy !== null,
  };
}

function policyLink(page: PolicyLink, setting: LinkPageSetting): Rendered {
  const data = islandData(page, setting);
  const { policy } = page.view;
  return {
    title: policy.name,
    body: <PolicyPage view={page.view} locale={setting.locale} readAt={new Date().toISOString()} footer={<Footer />} />,
    // Sanitised by the server when it was written and when it was read. React takes over the footer alone.
    parts: {
      'policy-text': withDirections(withImages(policy.description, imagesById(policy.images))),
      acknowledgement: renderToString(<Acknowledgement data={data} />),
    },
    data,
  };
}

const island = css({ display: 'flex', flexDirection: 'column', flex: '1' });

type AssessmentLink = Extract<LinkPage, { kind: 'assessment' }>;

function assessmentLink({ path, key, view }: AssessmentLink, setting: LinkPageSetting): Rendered {
  const data: AssessmentData = {
    kind: 'assessment',
    locale: setting.locale,
    productName: setting.productName,
    api: `${setting.apiBaseUrl}/public/service-provider-assessment`,
    token: path.slice(path.lastIndexOf('/') + 1),
    key,
    readAt: new Date().toISOString(),
    view,
  };
  const body = (
    <>
      <AssessmentHeader data={data} />
      <div className={island} id="assessment" />
    </>
  );
  // React takes over everything below the header.
  const parts = { assessment: renderToString(<AssessmentPage data={data} />) };
  return { title: view.assessment.title, body, parts, data };
}

type EvidenceLink = Extract<LinkPage, { kind: 'evidence' }>;

function evidenceLink({ path, view }: EvidenceLink, setting: LinkPageSetting): Rendered {
  const data: EvidenceData = {
    kind: 'evidence',
    locale: setting.locale,
    productName: setting.productName,
    api: `${setting.apiBaseUrl}/public/evidence`,
    token: path.slice(path.lastIndexOf('/') + 1),
    view,
  };
  const parts = { evidence: renderToString(<EvidencePage data={data} />) };
  return { title: view.title, body: <div className={island} id="evidence" />, parts, data };
}

function renderedOf(page: LinkPage, setting: LinkPageSetting): Rendered {
  const { locale } = setting;
  if (page.kind === 'policy') return policyLink(page, setting);
  if (page.kind === 'assessment') return assessmentLink(page, setting);
  if (page.kind === 'evidence') return evidenceLink(page, setting);
  const none = { parts: {}, data: null };
  if (page.kind === 'receipt')
    return { ...none, title: 'Receipt', body: <ReceiptPage receipt={page.receipt} locale={locale} /> };
  if (page.kind === 'sent')
    return { ...none, title: linkContactTexts.sentTitle, body: <SentPage {...page} {...setting} /> };
  if (page.kind === 'expired') {
    const body = <ExpiredPage {...page} {...setting} />;
    return { ...none, title: linkEndings.expired, body };
  }
  return { ...none, title: linkEndings.accessError, body: <FailedPage {...page} {...setting} /> };
}

/** Only the template has such elements: in what people write, `<` is escaped or sanitised. */
const filled = (html: string, id: string, part: string) =>
  html.replace(
    new RegExp(`(?<start><div [^>]*id="${id}"[^>]*>)</div>`),
    (_match, start: string) => `${start}${part}</div>`,
  );

/** The data as a block that is not a script: the policy of the page allows none in it. */
const dataBlock = (data: PageData) =>
  `<script type="application/json" id="link-data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/** The styles as the build wrote them: React would escape them. */
const styleElement = (styles: string) => (styles === '' ? '' : `<style>${styles}</style>`);

/** In the body, where React would not leave them: Chromium holds the first paint back for fonts that the head preloads. */
const fontLinks = (fonts: readonly string[]) =>
  fonts
    .map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin fetchpriority="low" href="${href}"/>`)
    .join('');

/** Pages that only tell something have no script, but that where an assessment's link has ended. */
function assetsOf(page: LinkPage, assets: LinkAssetsByPage) {
  if (page.kind === 'policy') return assets.policy;
  if (page.kind === 'assessment') return assets.assessment;
  if (page.kind === 'evidence') return assets.evidence;
  const hasEnded = page.kind !== 'receipt' && page.kind !== 'sent' && page.what === 'assessment';
  return hasEnded ? assets.assessment : { ...assets.policy, scripts: [], chunks: [] };
}

/** Renders a page of a link, again for each request. */
export function renderLinkPage(page: LinkPage, setting: LinkPageSetting, assets: LinkAssetsByPage): string {
  const { title, body, parts, data } = renderedOf(page, setting);
  const used = assetsOf(page, assets);
  const sheet = renderToStaticMarkup(
    <Sheet
      title={title}
      productName={setting.productName}
      assets={used}
      isForm={page.kind === 'assessment' || page.kind === 'evidence'}
    >
      {body}
    </Sheet>,
  );
  const html = Object.entries(parts).reduce((text, [id, part]) => filled(text, id, part), sheet);
  const block = data === null ? '' : dataBlock(data);
  const styled = html.replace('</title>', () => `</title>${styleElement(used.styles)}`);
  const withFonts = styled.replace('<body>', () => `<body>${fontLinks(used.fonts)}`);
  return `<!doctype html>${withFonts.replace('</body>', () => `${block}</body>`)}`;
}
