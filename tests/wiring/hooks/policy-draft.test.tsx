import { expect, test } from 'vitest';

import type { DraftedPolicySection } from '#src/api/policy/policy-drafts.ts';
import { PolicyDraft } from '#src/features/policy/templates/PolicyDraft.tsx';

import { testApp } from '../support/app.tsx';
import { find } from '../support/page.ts';
import { doing, render, settle } from '../support/render.tsx';

const call = 'POST /policy/ai/draft';

const section = (heading: string): DraftedPolicySection => ({
  heading,
  html: `<p>About ${heading.toLowerCase()}</p>`,
  modelName: null,
  templateTitle: 'Backup Policy',
});

/** The control with a label, of which the text is the accessible name. */
function labelled<Control extends HTMLElement>(label: string, type: new () => Control): Control {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent.startsWith(label));
  const control = found?.control ?? (found?.htmlFor ? document.getElementById(found.htmlFor) : null);
  if (!(control instanceof type)) throw new Error(`There is no ${label}`);
  return control;
}

const button = (name: string): HTMLButtonElement => {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent.trim().startsWith(name));
  if (found === undefined) throw new Error(`There is no button ${name}`);
  return found;
};

const click = (name: string) => doing(() => button(name).click());

const type = (label: string, value: string) =>
  doing(() => {
    const area = labelled(label, HTMLTextAreaElement);
    // React listens to the setter of the element itself.
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, value);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  });

async function open() {
  const app = testApp();
  const accepted: string[] = [];
  const onAccepted = (html: string) => void accepted.push(html);
  await render(app.within(<PolicyDraft title="Backup" documentType="POLICY" onAccepted={onAccepted} />));
  return { ...app, accepted };
}

test('a draft needs a brief, takes the headings from their lines, and hands over the sections that are not left', async () => {
  const { server, accepted } = await open();
  expect(button('AI Generate document').disabled).toBe(true);
  await type('What it is to settle', 'Copies');
  await type('Sections', 'Purpose\n\n Scope ');
  server.answerEvents(call, [
    { text: null, section: section('Purpose') },
    { text: null, section: section('Scope') },
  ]);
  await click('AI Generate document');
  await settle();
  expect(server.requests[0]?.body).toMatchObject({
    title: 'Backup',
    documentType: 'POLICY',
    brief: 'Copies',
    headings: ['Purpose', 'Scope'],
  });
  expect(find('[role=status]').textContent).toBe(
    'Drafted from a template: Backup Policy. Nothing changes until you insert it.',
  );
  expect(find('[role=group][aria-label=Scope]').textContent).toContain('About scope');
  await doing(() => labelled('Purpose', HTMLInputElement).click());
  expect(accepted).toEqual([]);
  await click('Insert 1 section');
  expect(accepted).toEqual(['<h2>Scope</h2><p>About scope</p>']);
  expect(document.querySelector('[role=group][aria-label=Draft]')).toBeNull();
});

test('a draft that broke off offers what was complete, and says so', async () => {
  const { server } = await open();
  await type('What it is to settle', 'Copies');
  server.breakOff(call, [{ text: null, section: section('Purpose') }]);
  await click('AI Generate document');
  await settle();
  expect(find('[role=status]').textContent).toContain('The server is not responding.');
  expect(button('Insert 1 section').disabled).toBe(false);
  await click('Discard');
  expect(document.activeElement).toBe(button('AI Generate document'));
});
