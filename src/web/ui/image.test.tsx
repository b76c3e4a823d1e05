// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readImageSize } from './image-natural-size.ts';
import { Image } from './image.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const picture = (src = '/uploads/trailer/a.webp') => <Image src={src} alt="Kühlkoffer" width={600} height={400} />;

describe('a picture on a page', () => {
  test('keeps its place free and shows its stage from the server on, without any script', () => {
    const html = renderToString(picture());
    expect(html).toContain('width="600" height="400"');
    expect(html).toContain('data-waiting="true"');
    expect(html).toContain('src="/_image?url=/uploads/trailer/a.webp&amp;w=640&amp;q=100"');
    expect(html).not.toContain('style=');
  });

  test('drops the stage once it is loaded, and sets it up again for another picture', () => {
    const { rerender } = render(picture());
    const image = screen.getByRole('img', { name: 'Kühlkoffer' });
    expect(image.dataset['waiting']).toBe('true');
    fireEvent.load(image);
    expect(image.dataset['waiting']).toBeUndefined();
    expect(image.className).toBe('');
    rerender(picture('/uploads/trailer/b.webp'));
    expect(image.dataset['waiting']).toBe('true');
  });

  test('notices that it had arrived before the scripts', () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(600);
    render(picture());
    expect(screen.getByRole('img').dataset['waiting']).toBeUndefined();
    vi.restoreAllMocks();
  });

  const drawing = <span>drawing</span>;
  const withDrawing = (src = '/uploads/trailer/a.webp') => (
    <Image src={src} alt="Kühlkoffer" width={600} height={400} fallback={drawing} />
  );

  test('gives way to its drawing if it cannot be loaded, until there is another picture', () => {
    const { rerender } = render(withDrawing());
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByText('drawing')).toBeDefined();
    expect(screen.queryByRole('img')).toBeNull();
    rerender(withDrawing('/uploads/trailer/b.webp'));
    expect(screen.getByRole('img').getAttribute('src')).toContain('b.webp');
  });

  test('notices that it had failed before the scripts arrived', () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0);
    render(withDrawing());
    expect(screen.getByText('drawing')).toBeDefined();
    vi.restoreAllMocks();
  });

  test('of a host that nobody listed is not asked for', () => {
    expect(renderToString(withDrawing('https://elsewhere.example/a.jpg'))).toBe('<span>drawing</span>');
    const html = renderToString(picture('https://elsewhere.example/a.jpg'));
    expect(html).toContain('alt="Kühlkoffer"');
    expect(html).not.toContain('elsewhere');
  });

  test('keeps its stage and its words without a drawing', () => {
    render(picture());
    const image = screen.getByAltText('Kühlkoffer');
    fireEvent.error(image);
    expect(image.dataset['waiting']).toBe('true');
    // The browser would draw its broken frame around an address that failed.
    expect(image.hasAttribute('src')).toBe(false);
  });

  test('chooses its file by the preset, not by its shape', () => {
    render(<Image src="/uploads/trailer/a.webp" alt="" width={1800} height={1200} preset="thumbnail" />);
    expect(screen.getByAltText('').getAttribute('src')).toContain('w=320&q=75');
  });
});

describe('the size of a picture', () => {
  const stubImage = (outcome: 'load' | 'error', width: number, height: number) =>
    vi.stubGlobal(
      'Image',
      class extends EventTarget {
        naturalWidth = width;
        naturalHeight = height;
        set src(_url: string) {
          queueMicrotask(() => this.dispatchEvent(new Event(outcome)));
        }
      },
    );

  test('is read from the picture itself', async () => {
    stubImage('load', 600, 400);
    expect(await readImageSize('/a.webp')).toEqual({ width: 600, height: 400, ratio: 1.5 });
  });

  test('is nothing if the picture cannot be read', async () => {
    stubImage('error', 600, 400);
    expect(await readImageSize('/a.webp')).toEqual({ width: 0, height: 0, ratio: 0 });
    stubImage('load', 0, 0);
    expect(await readImageSize('/a.webp')).toEqual({ width: 0, height: 0, ratio: 0 });
  });

  test('is nothing on the server, where there are no pictures', async () => {
    vi.stubGlobal('Image', undefined);
    expect(await readImageSize('/a.webp')).toEqual({ width: 0, height: 0, ratio: 0 });
  });
});
