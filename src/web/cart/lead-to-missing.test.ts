// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { leadToMissing } from './lead-to-missing.ts';

const scrolled = vi.fn<() => void>();
Element.prototype.scrollIntoView = scrolled;

afterEach(() => {
  document.body.replaceChildren();
  scrolled.mockClear();
});

test('leads to the first thing that can be done about it', () => {
  document.body.innerHTML = `<main><a href="/">other</a>
    <div data-missing><p>taken</p><button disabled></button><a href="/twin" id="twin">twin</a></div>
    <div data-missing><input></div></main>`;
  leadToMissing();
  expect(scrolled).toHaveBeenCalledOnce();
  expect(document.activeElement?.id).toBe('twin');
});

test('where nothing is missing it leaves the page alone', () => {
  document.body.innerHTML = '<main><input></main>';
  leadToMissing();
  expect(scrolled).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(document.body);
});
