import { ContactLinks } from '#src/components/ContactLinks.tsx';
import type { LegalDocument } from '#src/components/legal-documents.ts';
import { LegalLinks } from '#src/components/LegalLinks.tsx';
import { useProductName } from '#src/components/ProductProvider.tsx';
import { Wordmark } from '#src/ui/art/Wordmark.tsx';
import { Badge } from '#src/ui/data/Badge.tsx';
import { Link } from '#src/ui/navigation/Link.tsx';
import { css } from '#styled/css/index.js';

import { demoTexts } from './demo-texts.ts';

const page = css({
  display: 'grid',
  gridTemplateRows: '[auto 1fr auto]',
  minHeight: '[100dvh]',
  background: 'bg.surface',
});
const bar = css({ borderBlockEnd: 'default', background: 'bg.canvas' });
const line = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '16' });
const home = css({ display: 'flex' });
const column = css({
  width: 'full',
  maxWidth: 'dialogMd',
  marginInline: 'auto',
  padding: { base: '16', md: '20' },
});
const heading = css({ textStyle: 'title.2xl' });
const about = css({ marginBlockStart: '4', marginBlockEnd: '20', textStyle: 'md', color: 'fg.muted' });
const section = css({ paddingBlock: '16', borderBlockStart: 'default' });
const sectionTitle = css({ textStyle: 'title.md' });
const text = css({ marginBlockStart: '4', textStyle: 'md', color: 'fg.muted', overflowWrap: 'anywhere' });
const footer = css({ borderBlockStart: 'default' });
const links = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '16' });

/** A legal document of the demo, readable without an account. */
export function DemoDocumentPage({ document }: { readonly document: LegalDocument }) {
  const { about: summary, sections } = demoTexts[document.name];
  return (
    <div className={page}>
      <header className={bar}>
        <div className={`${column} ${line}`}>
          <Link href="/" look="plain" className={home}>
            <Wordmark name={useProductName()} />
          </Link>
          <Badge>Demo</Badge>
        </div>
      </header>
      <main className={column}>
        <h1 className={heading}>{document.title}</h1>
        <p className={about}>{summary}</p>
        {sections.map((each) => (
          <section key={each.title} className={section}>
            <h2 className={sectionTitle}>{each.title}</h2>
            <p className={text}>{each.text}</p>
          </section>
        ))}
      </main>
      <footer className={footer}>
        <div className={`${column} ${links}`}>
          <ContactLinks />
          <LegalLinks />
        </div>
      </footer>
    </div>
  );
}
