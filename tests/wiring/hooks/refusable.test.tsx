import { expect, test } from 'vitest';

import type { Failure } from '#machines/failure.ts';
import { Refusable } from '#src/components/fields/Refusable.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';

import { render } from '../support/render.tsx';

const refused = (message: string, fieldErrors: Failure['fieldErrors'] = {}): Failure => ({
  code: 'http_400',
  message,
  fieldErrors,
});

function Fields({ failure }: { readonly failure: Failure | null }) {
  return (
    <Refusable failure={failure}>
      <TextField label="Reason" help="Say why" error={failure?.fieldErrors['reason']} />
    </Refusable>
  );
}

const bannersOf = (container: HTMLElement) =>
  [...container.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent);

test('what a field says is not said above it as well, and the field is focused', async () => {
  const { container } = await render(<Fields failure={refused('Too short', { reason: 'Too short' })} />);
  expect(bannersOf(container)).toEqual([]);
  expect(container.textContent).toContain('Too short');
  expect(document.activeElement).toBe(container.querySelector('input'));
});

test('what no shown field says is said above them, each once', async () => {
  const failure = refused('Too short', { reason: 'Too short', action: 'It is closed', version: 'It is closed' });
  const { container } = await render(<Fields failure={failure} />);
  expect(bannersOf(container)).toEqual(['It is closed']);
});

test('a refusal of no field is said as a whole, until nothing is refused any more', async () => {
  const { container, show } = await render(<Fields failure={refused('Try again later')} />);
  expect(bannersOf(container)).toEqual(['Try again later']);
  await show(<Fields failure={null} />);
  expect(bannersOf(container)).toEqual([]);
});
