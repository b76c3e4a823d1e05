// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasOwnOpenWork } from './open-work.ts';
import { uploadFile } from './upload-file.ts';

type Listener = (event: object) => void;

/** jsdom would go to the network. */
const request = {
  listeners: new Map<string, Listener>(),
  status: 0,
  responseText: '',
  open: vi.fn<(method: string, path: string) => void>(),
  setRequestHeader: vi.fn<(name: string, value: string) => void>(),
  send: vi.fn<(file: Blob) => void>(),
  abort: () => request.emit('abort'),
  addEventListener: (type: string, listener: Listener) => void request.listeners.set(type, listener),
  upload: { addEventListener: (type: string, listener: Listener) => void request.listeners.set(type, listener) },
  emit: (type: string, event: object = {}) => request.listeners.get(type)?.(event),
};

beforeEach(() => {
  request.listeners.clear();
  vi.stubGlobal('XMLHttpRequest', function fake() {
    return request;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const picture = new Blob(['x'], { type: 'image/webp' });

const answer = (status: number, body: string) => {
  request.status = status;
  request.responseText = body;
  request.emit('load');
};

test('a file is sent with its type, tells its progress and gives the answer', async () => {
  const progress: number[] = [];
  const upload = uploadFile('/api/uploads/avatar', picture, { onProgress: (share) => progress.push(share) });
  await vi.waitFor(() => expect(request.send).toHaveBeenCalledWith(picture));
  expect(hasOwnOpenWork()).toBe(true);
  expect(request.open).toHaveBeenCalledWith('PUT', '/api/uploads/avatar');
  expect(request.setRequestHeader).toHaveBeenCalledWith('Content-Type', 'image/webp');
  request.emit('progress', { loaded: 1, total: 4, lengthComputable: true });
  answer(200, '{"url":"/a"}');
  await expect(upload).resolves.toEqual({ url: '/a' });
  expect(progress).toEqual([0.25]);
  expect(hasOwnOpenWork()).toBe(false);
});

test('a refusal is a problem like any other', async () => {
  const upload = uploadFile('/api/uploads/avatar', picture);
  await vi.waitFor(() => expect(request.send).toHaveBeenCalled());
  answer(413, '{"code":"too-large"}');
  await expect(upload).rejects.toMatchObject({ name: 'ProblemError', status: 413, code: 'too-large' });
});

test('an upload can be taken back', async () => {
  const controller = new AbortController();
  const upload = uploadFile('/api/uploads/avatar', picture, { signal: controller.signal });
  await vi.waitFor(() => expect(request.send).toHaveBeenCalled());
  controller.abort();
  await expect(upload).rejects.toMatchObject({ status: 0 });
});
