import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';

import { LogoMark } from '#src/ui/art/LogoMark.tsx';
import { SignInArt } from '#src/ui/art/SignInArt.tsx';
import { Wave } from '#src/ui/art/Wave.tsx';
import { Button, ButtonLink } from '#src/ui/Button.tsx';
import { Badge } from '#src/ui/data/Badge.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { ErrorState } from '#src/ui/feedback/ErrorState.tsx';
import { Progress } from '#src/ui/feedback/Progress.tsx';
import { StatusText } from '#src/ui/feedback/StatusText.tsx';
import { Checkbox } from '#src/ui/form/Checkbox.tsx';
import { CheckboxGroup } from '#src/ui/form/CheckboxGroup.tsx';
import { NativeSelect } from '#src/ui/form/NativeSelect.tsx';
import { RadioGroup } from '#src/ui/form/RadioGroup.tsx';
import { TextArea } from '#src/ui/form/TextArea.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';

function ignore() {}

const choices = [
  { value: 'Yes', label: 'Yes' },
  { value: 'No', label: 'No' },
];

/** The components that the server renders for secure links. */
const rendered: Readonly<Record<string, () => ReactElement>> = {
  Wave: () => <Wave />,
  LogoMark: () => <LogoMark size={18} />,
  Badge: () => (
    <Badge tone="success" shape="done">
      Approved
    </Badge>
  ),
  Banner: () => <Banner tone="danger" title="Access Error" onDismiss={ignore} />,
  Button: () => <Button busyLabel="Submitting">Submit</Button>,
  ButtonLink: () => <ButtonLink href="/">Go Home</ButtonLink>,
  Checkbox: () => (
    <Checkbox checked onCheckedChange={ignore}>
      I have read this policy
    </Checkbox>
  ),
  CheckboxGroup: () => <CheckboxGroup label="Factors" options={choices} value={['Yes']} onValueChange={ignore} />,
  ErrorState: () => <ErrorState title="Link Expired" requestId="8f2c-41d9" />,
  NativeSelect: () => <NativeSelect label="Rows" options={choices} value="No" onValueChange={ignore} />,
  Progress: () => <Progress label="Answered" value={13} max={32} />,
  RadioGroup: () => (
    <RadioGroup label="Is it?" options={choices} value="" onValueChange={ignore} error="This field is required" />
  ),
  StatusText: () => (
    <StatusText shape="half" tone="info">
      In progress
    </StatusText>
  ),
  TextArea: () => <TextArea label="Describe" required />,
  TextField: () => <TextField label="Name" required error="This field is required" />,
};

describe('server-rendered markup complies with a policy without inline styles', () => {
  test.each(Object.entries(rendered))('%s', (_name, part) => {
    const html = renderToStaticMarkup(part());

    expect(html).toContain('class="');
    expect(html).not.toContain(' style=');
    expect(html).not.toContain('<style');
  });
});

test('a field associates its control with its label and its error', () => {
  const html = renderToStaticMarkup(<TextField id="name" label="Name" required help="As printed" error="Too long" />);

  expect(html).toContain('id="name-label" for="name"');
  expect(html).toMatch(
    /<input dir="auto" id="name" aria-describedby="name-note" aria-invalid="true" aria-required="true"/,
  );
  expect(html).toMatch(/<p class="[^"]*" id="name-note">.*<span>Too long<\/span><\/p>/);
  // The error replaces the help.
  expect(html).not.toContain('As printed');
});

test('a busy button is disabled, keeps its label in place and announces its activity', () => {
  const html = renderToStaticMarkup(
    <Button busy busyLabel="Verifying...">
      Verify Email
    </Button>,
  );

  expect(html).toMatch(/^<button type="button" class="[^"]*" disabled="" aria-busy="true">/);
  expect(html).toMatch(/<span class="[^"]*" data-hidden="true">Verify Email<\/span>/);
  expect(html).toMatch(/<span class="[^"]*">Verifying\.\.\.<\/span>/);
});

test('the artwork is no larger than an image of its dimensions would be', () => {
  const html = renderToStaticMarkup(<SignInArt caption="Every policy" serial="Nº 0018442" />);

  expect(Buffer.byteLength(html)).toBeLessThan(60_000);
});
