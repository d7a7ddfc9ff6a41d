/** Finds a port that can be listened on. */
import { createServer } from 'node:net';

/** How many ports after the wanted one are tried before any free one is taken. */
const NEIGHBOURS = 20;

const isFree = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(false);
      else reject(error);
    });
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve(true)));
  });

/** The wanted port when it is free, else the next free one, else 0, which lets the system choose. */
export const findFreePort = async (host: string, wanted: number): Promise<number> => {
  if (wanted === 0) return 0;
  for (let port = wanted; port <= Math.min(wanted + NEIGHBOURS, 65_535); port += 1) {
    if (await isFree(host, port)) return port;
  }
  return 0;
};
