import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { gatherChunks } from './gather-chunks.server.ts';

function collect() {
  const stream = gatherChunks();
  const sent: string[] = [];
  stream.on('data', (chunk: Buffer) => sent.push(chunk.toString()));
  return { stream, sent };
}

test('what is written in one turn of the loop is sent together, what comes later alone', async () => {
  const { stream, sent } = collect();
  for (const text of ['<html>', '<head>', '</head>']) stream.write(text);
  await nextTurn();
  stream.write('<body>');
  await nextTurn();
  expect(sent).toEqual(['<html><head></head>', '<body>']);
});

test('an end sends what is left at once', async () => {
  const { stream, sent } = collect();
  stream.write('<p>');
  stream.end('</p>');
  await new Promise((resolve) => stream.once('end', resolve));
  expect(sent).toEqual(['<p></p>']);
});

test('nothing is sent by a stream that was destroyed', async () => {
  const { stream, sent } = collect();
  stream.write('<p>');
  stream.destroy();
  await nextTurn();
  expect(sent).toEqual([]);
});
