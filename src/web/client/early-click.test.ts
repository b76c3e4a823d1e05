// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { EARLY_CLICK_SCRIPT, takeEarlyClick } from './early-click.ts';

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

beforeEach(() => {
  document.body.innerHTML =
    '<button type="button" id="replay"><svg></svg></button><button type="button" id="other"></button>' +
    '<form><button type="submit" id="send"></button></form>';
  // As the page runs it: a script of its own in the context of the document.
  // oxlint-disable-next-line no-eval
  globalThis.eval(EARLY_CLICK_SCRIPT);
  document.addEventListener('submit', (event) => event.preventDefault());
});

const heard = () => {
  const onClick = vi.fn<(id: string | undefined) => void>();
  for (const button of document.querySelectorAll('button')) button.addEventListener('click', () => onClick(button.id));
  return onClick;
};

describe('clicks before the page listens', () => {
  test('the last one is passed on once, also when it met the picture in the button', () => {
    find('#other')?.click();
    find('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    const replay = takeEarlyClick();
    const onClick = heard();
    replay();
    replay();
    expect(onClick.mock.calls).toEqual([['replay']]);
  });

  test('nothing is passed on of what the browser has done by itself, nor of what came later', () => {
    find('#send')?.click();
    const replay = takeEarlyClick();
    find('#other')?.click();
    const onClick = heard();
    replay();
    expect(onClick).not.toHaveBeenCalled();
  });

  test('a button that has left the page is not clicked', () => {
    find('#other')?.click();
    const replay = takeEarlyClick();
    const onClick = heard();
    find('#other')?.remove();
    replay();
    expect(onClick).not.toHaveBeenCalled();
  });
});
