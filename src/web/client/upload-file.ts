import { toast } from '#web/ui/toast.tsx';
import { beginWork } from './open-work.ts';
import { outdatePrefetchedData } from './prefetched-data.ts';
import { toProblemError } from './to-problem-error.ts';
import { withSession } from './with-session.ts';

type Options = {
  readonly method?: 'PUT' | 'POST';
  /** From 0 to 1. */
  readonly onProgress?: (progress: number) => void;
  readonly signal?: AbortSignal;
  /** Names the act where the path is another one each time. */
  readonly act?: string;
};

/** Sends a file and tells how far it is, which `fetch` cannot. Rejects with a `ProblemError` like every other call. */
export async function uploadFile(path: string, file: Blob, options: Options = {}): Promise<unknown> {
  const { act = `${options.method ?? 'PUT'} ${path}` } = options;
  const finish = beginWork('write');
  try {
    const answer = await withSession(() => send(path, file, options));
    toast.end(act);
    return answer;
  } catch (error) {
    toast.end(act, { isRefused: true });
    throw error;
  } finally {
    outdatePrefetchedData();
    finish();
  }
}

function send(path: string, file: Blob, { method = 'PUT', onProgress, signal }: Options): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const request = new XMLHttpRequest();
  request.open(method, path);
  request.setRequestHeader('Content-Type', file.type);
  request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
    if (lengthComputable) onProgress?.(loaded / total);
  });
  request.addEventListener('load', () => {
    const data = parseJson(request.responseText);
    if (request.status >= 200 && request.status < 300) resolve(data);
    else reject(toProblemError({ status: request.status, data }));
  });
  for (const event of ['error', 'abort', 'timeout'] as const) {
    request.addEventListener(event, () => reject(toProblemError({ status: 0 })));
  }
  signal?.addEventListener('abort', () => request.abort());
  request.send(file);
  return promise;
}

function parseJson(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
