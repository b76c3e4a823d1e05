import type { Socket } from 'node:net';

const LINGER_MS = 5_000;

/** Whoever is cut off while still sending loses the answer: what comes after it is thrown away for some seconds first. */
export function closeSlowly(socket: Socket): void {
  socket.destroySoon = () => {
    socket.end();
    const limit = setTimeout(() => socket.destroy(), LINGER_MS);
    socket.once('end', () => socket.destroy()).once('close', () => clearTimeout(limit));
  };
}
