import type { PlatformDatabase } from '#server/database/platform.ts';
import { article, articleCategory } from '#server/database/schema/index.ts';

interface DemoArticle {
  readonly title: string;
  readonly summary: string;
  /** HTML of our own, as the editor stores it. */
  readonly content: string;
  readonly isDraft?: true;
}

interface DemoCategory {
  readonly name: string;
  readonly articles: readonly DemoArticle[];
}

const categories: readonly DemoCategory[] = [
  {
    name: 'First steps',
    articles: [
      {
        title: 'Your first week in Attest',
        summary: 'What to set up first, and what can wait.',
        content:
          '<p>Begin with what everything else refers to, in this order:</p><ol><li><p><strong>People.</strong> Invite those who own risks, assets and controls.</p></li><li><p><strong>Information assets.</strong> A dozen that matter are enough to begin with.</p></li><li><p><strong>Risks.</strong> Write down what could happen to them, and who owns it.</p></li><li><p><strong>A standard.</strong> Adopt one, and answer its controls from what you do already.</p></li></ol><p>Labels, saved views and look-ups can wait until you miss them.</p>',
      },
      {
        title: 'Who may see and change what',
        summary: 'Roles, features and the four permission levels.',
        content:
          '<p>A member has a role in the organisation, and for each feature one of four levels: View, Add, Edit or Delete. Each level includes those before it.</p><p>Under <strong>Manage Users</strong>, an administrator asks “Why can this person see this?” and gets the answer in words.</p>',
      },
    ],
  },
  {
    name: 'Audits',
    articles: [
      {
        title: 'How to prepare for an external audit',
        summary: 'From the statement of applicability to the evidence that an auditor asks for.',
        content:
          '<ol><li><p>Approve the statement of applicability: each control with its justification.</p></li><li><p>Ask for the evidence that is missing or out of date. Its owners are reminded.</p></li><li><p>Close the non-conformities of the last audit, each with proof that its cause is gone.</p></li><li><p>Give the auditor the role Auditor with the level View. Nothing that they open changes anything.</p></li></ol>',
      },
      {
        title: 'How an auditor verifies the activity log',
        summary: 'The log is a chain: what was changed afterwards shows.',
        content:
          '<p>Export the log as a verifiable file. It is one page that opens without a network and without an account, and checks every entry against the one before it.</p><p>The heads of the chain are kept outside the database as well. Compare the last one with those that your administrator keeps.</p>',
      },
      {
        title: 'Sampling of controls',
        summary: 'How many to test, and how to choose them.',
        content: '<p>To be written.</p>',
        isDraft: true,
      },
    ],
  },
];

/** Adds articles to a help desk that has neither articles nor categories. */
export const ensureArticles = (platform: PlatformDatabase): Promise<void> =>
  platform.transaction(async (transaction) => {
    if ((await transaction.$count(article)) + (await transaction.$count(articleCategory)) > 0) return;
    const publishedAt = new Date();
    for (const [position, { name, articles }] of categories.entries()) {
      const [category] = await transaction
        .insert(articleCategory)
        .values({ name, position })
        .returning({ id: articleCategory.id });
      if (category === undefined) throw new Error('The category was not stored');
      await transaction.insert(article).values(
        articles.map(({ isDraft, ...text }) => ({
          ...text,
          categoryId: category.id,
          ...(isDraft !== true && { status: 'PUBLISHED' as const, publishedAt }),
        })),
      );
    }
  });
