// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from '#i18n/intl.tsx';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getMessages } from '#i18n/catalogues.server.ts';
import { toProblemError } from '#web/client/to-problem-error.ts';
import * as resize from '#web/client/resize-image.ts';
import * as upload from '#web/client/upload-file.ts';
import { ImageUpload } from './image-upload.tsx';

const small = new Blob(['small'], { type: 'image/webp' });
const resizeImage = vi.spyOn(resize, 'resizeImage');
const uploadFile = vi.spyOn(upload, 'uploadFile');
const onUploaded = vi.fn<(answer: unknown) => void>();

beforeEach(() => {
  resizeImage.mockReset().mockResolvedValue({ ok: true, value: small });
  uploadFile.mockReset().mockResolvedValue({ id: 'p1' });
  onUploaded.mockReset();
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
  render(
    <IntlProvider locale="de" messages={getMessages('de')}>
      <ImageUpload label="Links" path="/api/uploads/avatar" onUploaded={onUploaded} isCameraFirst />
    </IntlProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const file = new File(['large'], 'photo.jpg', { type: 'image/jpeg' });
const pick = (label: string) =>
  act(async () => {
    fireEvent.change(screen.getByLabelText(label), { target: { files: [file] } });
  });

test('the camera and the files are both offered', () => {
  expect(screen.getByRole('button', { name: 'Foto aufnehmen' })).toBeDefined();
  expect(screen.getByLabelText('Links: Foto aufnehmen').getAttribute('capture')).toBe('environment');
  expect(screen.getByLabelText('Links: Bild auswählen').hasAttribute('capture')).toBe(false);
});

test('a picture is made smaller, sent and confirmed', async () => {
  await pick('Links: Bild auswählen');
  expect(resizeImage).toHaveBeenCalledWith(file, 2048);
  expect(uploadFile).toHaveBeenCalledWith('/api/uploads/avatar', small, expect.anything());
  expect(screen.getByRole('status').textContent).toBe('Bild gespeichert');
  expect(screen.getByRole('img', { name: 'Links' }).getAttribute('src')).toBe('blob:x');
  expect(onUploaded).toHaveBeenCalledWith({ id: 'p1' });
});

test('progress is shown while it runs', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  uploadFile.mockReturnValue(promise);
  await pick('Links: Foto aufnehmen');
  act(() => uploadFile.mock.calls[0]?.[2]?.onProgress?.(0.4));
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(0.4);
  expect(screen.queryByRole('button')).toBeNull();
  await act(async () => resolve({}));
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('what failed can be sent again without choosing it again', async () => {
  uploadFile.mockRejectedValueOnce(toProblemError({ status: 0 }));
  await pick('Links: Bild auswählen');
  expect(screen.getByRole('alert').textContent).toContain('Das Bild wurde nicht gespeichert.');
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  });
  expect(uploadFile).toHaveBeenCalledTimes(2);
  expect(resizeImage).toHaveBeenCalledTimes(1);
  expect(onUploaded).toHaveBeenCalledTimes(1);
});

test('a file that is no picture is refused with a hint', async () => {
  resizeImage.mockResolvedValue({ ok: false, error: 'not-image' });
  await pick('Links: Bild auswählen');
  expect(screen.getByRole('alert').textContent).toContain('kein lesbares Bild');
  expect(uploadFile).not.toHaveBeenCalled();
});
