/** A stream that asks for the next part when the one before has been taken. */
export const toStream = (parts: AsyncGenerator<Uint8Array, void>): ReadableStream<Uint8Array> =>
  new ReadableStream<Uint8Array>({
    pull: async (stream) => {
      const { done, value } = await parts.next();
      if (done === true) stream.close();
      else stream.enqueue(value);
    },
    cancel: async () => {
      await parts.return(undefined);
    },
  });
