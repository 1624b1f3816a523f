import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';

import type { LinkPage, LinkPageSetting } from '#domain/link-page.ts';
import { linkTexts as texts } from '#src/texts/secure-links.ts';

import { Acknowledgement } from './Acknowledgement.tsx';
import { Footer } from './Footer.tsx';
import type { IslandData } from './island.ts';
import { ExpiredPage, FailedPage } from './NoticePage.tsx';
import { PolicyPage } from './PolicyPage.tsx';
import { ReceiptPage } from './ReceiptPage.tsx';
import { type LinkAssets, Sheet } from './Sheet.tsx';

export type { LinkAssets } from './Sheet.tsx';

interface Rendered {
  readonly title: string;
  readonly body: ReactNode;
  /** HTML for elements that are empty in the body, by their id. */
  readonly parts: Readonly<Record<string, string>>;
  readonly data: IslandData | null;
}

type PolicyLink = Extract<LinkPage, { kind: 'policy' }>;

function islandData({ path, key, view: { policy, accessInfo } }: PolicyLink, setting: LinkPageSetting): IslandData {
  const token = path.slice(path.lastIndexOf('/') + 1);
  const { acknowledgedAt, receiptCode } = accessInfo;
  return {
    locale: setting.locale,
    path,
    api: `${setting.apiBaseUrl}/public/policy/secure/${token}`,
    key: `reading:${key}`,
    acknowledged: acknowledgedAt === null || receiptCode === null ? null : { acknowledgedAt, receiptCode },
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
    parts: { 'policy-text': policy.description, acknowledgement: renderToString(<Acknowledgement data={data} />) },
    data,
  };
}

function renderedOf(page: LinkPage, setting: LinkPageSetting): Rendered {
  const { locale } = setting;
  if (page.kind === 'policy') return policyLink(page, setting);
  const none = { parts: {}, data: null };
  if (page.kind === 'receipt')
    return { ...none, title: 'Receipt', body: <ReceiptPage receipt={page.receipt} locale={locale} /> };
  if (page.kind === 'assessment') return { ...none, title: page.view.assessment.title, body: null };
  if (page.kind === 'expired')
    return { ...none, title: texts.expired.title, body: <ExpiredPage expiredAt={page.expiredAt} locale={locale} /> };
  return { ...none, title: texts.accessError.title, body: <FailedPage message={page.message} /> };
}

/** Only the template has such elements: in what people write, `<` is escaped or sanitised. */
const filled = (html: string, id: string, part: string) =>
  html.replace(
    new RegExp(`(?<start><div [^>]*id="${id}"[^>]*>)</div>`),
    (_match, start: string) => `${start}${part}</div>`,
  );

/** The data as a block that is not a script: the policy of the page allows none in it. */
const dataBlock = (data: IslandData) =>
  `<script type="application/json" id="link-data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/** Renders a page of a link, for each request anew. */
export function renderLinkPage(page: LinkPage, setting: LinkPageSetting, assets: LinkAssets): string {
  const { title, body, parts, data } = renderedOf(page, setting);
  // Pages that only tell something have no script.
  const used = data === null ? { ...assets, scripts: [], chunks: [] } : assets;
  const sheet = renderToStaticMarkup(
    <Sheet title={title} productName={setting.productName} assets={used}>
      {body}
    </Sheet>,
  );
  const html = Object.entries(parts).reduce((text, [id, part]) => filled(text, id, part), sheet);
  const block = data === null ? '' : dataBlock(data);
  return `<!doctype html>${html.replace('</body>', () => `${block}</body>`)}`;
}
