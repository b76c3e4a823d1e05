import type { Call } from '#contract/call.ts';

/** Fails loudly if a success is not what its call declares. */
export async function checkAnswer(route: string, { answer, status }: Call, response: Response): Promise<void> {
  const expected = status ?? (answer === undefined ? 204 : 200);
  if (response.status !== expected) throw new Error(`${route} answers ${response.status} instead of ${expected}`);
  if (answer === undefined) return;
  if ('file' in answer) {
    const type = response.headers.get('Content-Type') ?? '';
    if (!type.startsWith(answer.file.replace('*', '')))
      throw new Error(`${route} answers ${type} instead of ${answer.file}`);
    return;
  }
  const { error } = answer.safeParse(await response.clone().json());
  if (error !== undefined) throw new Error(`${route} answers otherwise than it says: ${JSON.stringify(error.issues)}`);
}
