// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { HeaderMenu } from './header-menu.tsx';

afterEach(cleanup);

const renderMenu = () =>
  render(
    <>
      <HeaderMenu label="Sprache" trigger="DE">
        <a href="#en">English</a>
      </HeaderMenu>
      <button type="button">Daneben</button>
    </>,
  );

const trigger = () => screen.getByRole('button', { name: /Sprache/u });

test('the links are out of reach until the menu is opened', async () => {
  renderMenu();
  expect(screen.queryByRole('link')).toBeNull();
  await userEvent.click(trigger());
  expect(trigger().getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('link', { name: 'English' })).toBeDefined();
});

test('Escape closes the menu and gives the focus back to its button', async () => {
  renderMenu();
  await userEvent.click(trigger());
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('link'));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('link')).toBeNull();
  expect(document.activeElement).toBe(trigger());
});

test('a click elsewhere and a chosen link close the menu', async () => {
  renderMenu();
  await userEvent.click(trigger());
  await userEvent.click(screen.getByRole('button', { name: 'Daneben' }));
  expect(screen.queryByRole('link')).toBeNull();
  await userEvent.click(trigger());
  await userEvent.click(screen.getByRole('link'));
  expect(screen.queryByRole('link')).toBeNull();
});
