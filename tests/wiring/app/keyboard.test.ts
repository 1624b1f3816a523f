import { describe, expect, test, vi } from 'vitest';

import { useSaveKeys } from '#src/app/shell/useSaveKeys.ts';
import { useShortcuts } from '#src/app/shell/useShortcuts.ts';

import { alone, renderHook } from '../support/app.tsx';
import { find, page, press } from '../support/page.ts';

describe('the save keys', () => {
  const form = '<form><input name="title" /><button type="submit">Save</button></form>';

  async function listen(html: string) {
    page(html);
    const hook = await renderHook(alone, () => {
      useSaveKeys();
      return true;
    });
    const submitted = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockReturnValue(undefined);
    return { submitted, hook };
  }

  test.each([
    ['Ctrl with S', { key: 's', ctrlKey: true }],
    ['Cmd with S', { key: 'S', metaKey: true }],
    ['Ctrl with Enter', { key: 'Enter', ctrlKey: true }],
  ])('%s submits the focused form and stops propagation', async (_keys, init) => {
    const { submitted } = await listen(form);
    const received = vi.fn<() => void>();
    find('input').addEventListener('keydown', received);
    expect(press(find('input'), init).defaultPrevented).toBe(true);
    expect(submitted.mock.calls).toEqual([[find('button')]]);
    expect(received).not.toHaveBeenCalled();
  });

  test.each([
    ['Enter alone', { key: 'Enter' }],
    ['S alone', { key: 's' }],
    ['Ctrl with A', { key: 'a', ctrlKey: true }],
    ['Ctrl and Alt with S', { key: 's', ctrlKey: true, altKey: true }],
    ['Ctrl and Shift with S', { key: 's', ctrlKey: true, shiftKey: true }],
  ])('%s is left to the field', async (_keys, init) => {
    const { submitted } = await listen(form);
    expect(press(find('input'), init).defaultPrevented).toBe(false);
    expect(submitted).not.toHaveBeenCalled();
  });

  test('elsewhere, or in a form without a submit button, the browser default applies', async () => {
    const { submitted } = await listen('<p tabindex="0">Text</p><form><input /></form>');
    expect(press(find('p'), { key: 's', ctrlKey: true }).defaultPrevented).toBe(false);
    expect(press(find('input'), { key: 's', ctrlKey: true }).defaultPrevented).toBe(false);
    expect(press(window, { key: 's', ctrlKey: true }).defaultPrevented).toBe(false);
    expect(submitted).not.toHaveBeenCalled();
  });

  test.each([
    ['a held key', form, { repeat: true }],
    ['a disabled button', form.replace('type="submit"', 'type="submit" disabled'), {}],
  ])('%s submits nothing, and does not open the save dialog either', async (_what, html, init) => {
    const { submitted } = await listen(html);
    expect(press(find('input'), { key: 's', ctrlKey: true, ...init }).defaultPrevented).toBe(true);
    expect(submitted).not.toHaveBeenCalled();
  });

  test.each([
    ['the panel that has the focus', `<div data-panel><a href="/">Link</a>${form}</div>`, 'a'],
    [
      'the field that opened a list',
      `${form.replace('<input', '<input aria-controls="list"')}<ul role="listbox" id="list"><li>One</li></ul>`,
      'li',
    ],
    [
      'the field that opened a calendar',
      `${form.replace('<input', '<input aria-controls="days"')}<div role="dialog" id="days"><b>1</b></div>`,
      'b',
    ],
  ])('reach the form of %s', async (_where, html, target) => {
    const { submitted } = await listen(html);
    press(find(target), { key: 's', ctrlKey: true });
    expect(submitted.mock.calls).toEqual([[find('button')]]);
  });

  test('an unlabelled dialog belongs to no field', async () => {
    const { submitted } = await listen(
      `${form.replace('<input', '<input aria-controls=""')}<div role="dialog"><b>1</b></div>`,
    );
    press(find('b'), { key: 's', ctrlKey: true });
    expect(submitted).not.toHaveBeenCalled();
  });

  test('are ignored after the shell is unmounted', async () => {
    const { submitted, hook } = await listen(form);
    const removed = vi.spyOn(window, 'removeEventListener');
    await hook.unmount();
    // Unlike a browser, happy-dom removes a listener regardless of its phase.
    expect(removed).toHaveBeenCalledWith('keydown', expect.any(Function), { capture: true });
    expect(press(find('input'), { key: 's', ctrlKey: true }).defaultPrevented).toBe(false);
    expect(submitted).not.toHaveBeenCalled();
  });
});

describe('shortcuts', () => {
  async function listen() {
    const done: string[] = [];
    const hook = await renderHook(alone, () => {
      useShortcuts({ command: { k: () => done.push('search') }, plain: { '?': () => done.push('help') } });
      return true;
    });
    return { done, hook };
  }

  test.each([
    ['Ctrl with K', { key: 'k', ctrlKey: true }, 'search'],
    ['Cmd with K', { key: 'K', metaKey: true }, 'search'],
    ['?', { key: '?', shiftKey: true }, 'help'],
  ])('%s triggers only its own action', async (_keys, init, what) => {
    const { done } = await listen();
    expect(press(document.body, init).defaultPrevented).toBe(true);
    expect(done).toEqual([what]);
  });

  test.each([
    ['K alone', { key: 'k' }],
    ['Ctrl with ?', { key: '?', ctrlKey: true }],
    ['Ctrl and Shift with K', { key: 'k', ctrlKey: true, shiftKey: true }],
    ['Ctrl and Alt with K', { key: 'k', ctrlKey: true, altKey: true }],
    ['a held Ctrl with K', { key: 'k', ctrlKey: true, repeat: true }],
    ['Ctrl with X', { key: 'x', ctrlKey: true }],
  ])('%s does nothing', async (_keys, init) => {
    const { done } = await listen();
    expect(press(document.body, init).defaultPrevented).toBe(false);
    expect(done).toEqual([]);
  });

  test.each(['<input />', '<textarea></textarea>', '<select></select>'])(
    'while typing into %s, only shortcuts with Ctrl apply',
    async (field) => {
      const target = page(field).firstElementChild ?? document.body;
      const { done } = await listen();
      press(target, { key: '?' });
      expect(done).toEqual([]);
      press(target, { key: 'k', ctrlKey: true });
      expect(done).toEqual(['search']);
    },
  );

  test('an event that is already handled is ignored', async () => {
    const { done } = await listen();
    document.body.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
    press(document.body, { key: '?' });
    expect(done).toEqual([]);
  });

  test('are ignored after the shell is unmounted', async () => {
    const { done, hook } = await listen();
    await hook.unmount();
    press(document.body, { key: '?' });
    expect(done).toEqual([]);
  });
});
