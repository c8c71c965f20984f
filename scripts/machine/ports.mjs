import net from 'node:net';
import os from 'node:os';
import { Problem } from '../problem.mjs';

const listen = (port, host) =>
  new Promise((resolve, reject) => {
    const server = net.createServer().once('error', reject);
    server.listen({ port, host, exclusive: true }, () => resolve(server));
  });
const close = (server) => new Promise((resolve) => server.close(resolve));

/**
 * Below the range for outgoing connections (from 32768 on), so that a server that restarts finds its port free.
 */
const [FIRST, LAST] = [10_000, 32_000];
/** Depends on the process id, so that processes that start at the same time find different ports. */
let next = FIRST + ((process.pid * 40) % (LAST - FIRST));

/** Different free ports of the loopback interface. */
export async function findFreePorts(count) {
  const found = [];
  for (let tried = FIRST; found.length < count && tried <= LAST; tried += 1) {
    const port = next;
    next = port === LAST ? FIRST : port + 1;
    const server = await listen(port, '127.0.0.1').catch(() => undefined);
    if (!server) continue;
    await close(server);
    found.push(port);
  }
  if (found.length < count) throw new Problem(`There are no ${count} free ports from ${FIRST} to ${LAST}.`);
  return found;
}

/** The addresses of a HOST setting: `localhost` is both loopback addresses, if the machine has both. */
export function getAddresses(host) {
  if (host !== 'localhost') return [host];
  const loopback = Object.values(os.networkInterfaces()).flatMap((list) => list ?? []);
  return loopback.some(({ address }) => address === '::1') ? ['127.0.0.1', '::1'] : ['127.0.0.1'];
}

/** @throws Problem if the product's port is not available */
export async function checkPortIsFree(port, host) {
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Problem('PORT must be a number from 1 to 65535, for example: PORT=8081 npm start');
  for (const address of getAddresses(host)) {
    try {
      await close(await listen(port, address));
    } catch (error) {
      if (error.code === 'EADDRINUSE')
        throw new Problem(
          `Port ${port} is taken: stop the program that uses it, or choose another: PORT=${port + 1} npm start`,
        );
      if (error.code === 'EACCES')
        throw new Problem(`No right to use port ${port}: choose one from 1024 up: PORT=8080 npm start`);
      throw new Problem(`Cannot listen on ${address}:${port} (${error.code}): set HOST to an address of this machine.`);
    }
  }
}
