// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { PrefetchLink } from './prefetch-link.tsx';

afterEach(cleanup);

const renderLink = (to: string) =>
  render(
    <MemoryRouter basename="/pl" initialEntries={['/pl']}>
      <PrefetchLink to={to} ahead="hover">
        Auflieger
      </PrefetchLink>
    </MemoryRouter>,
  );

test('a link of the shop says when its page is fetched ahead', () => {
  renderLink('/trailers?type=box');
  const link = screen.getByRole('link');
  expect(link.getAttribute('href')).toBe('/pl/trailers?type=box');
  expect(link.dataset['ahead']).toBe('hover');
});

test.each([
  'https://evil.example',
  '//evil.example',
  String.raw`\\evil.example`,
  'javascript:alert(1)',
  'mailto:a@b.c',
])('%s is refused: the words stay, the link does not', (to) => {
  renderLink(to);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('Auflieger')).toBeDefined();
});
