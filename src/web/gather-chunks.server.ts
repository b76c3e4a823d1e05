import { Transform } from 'node:stream';

/** React writes two kilobytes at a time, each sent alone: what comes in one turn of the loop goes out together. */
export function gatherChunks(): Transform {
  const waiting: Uint8Array[] = [];
  let timer: NodeJS.Immediate | undefined;
  const gathered = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      waiting.push(chunk);
      timer ??= setImmediate(send);
      done();
    },
    flush(done) {
      send();
      done();
    },
    destroy(error, done) {
      clearImmediate(timer);
      done(error);
    },
  });
  function send() {
    clearImmediate(timer);
    timer = undefined;
    if (waiting.length > 0) gathered.push(Buffer.concat(waiting.splice(0)));
  }
  return gathered;
}
