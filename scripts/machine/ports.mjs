import net from 'node:net';
import os from 'node:os';
import { Problem } from '../problem.mjs';

const listen = (port, host) =>
  new Promise((resolve, reject) => {
    const server = net.createServer().once('error', reject);
    server.listen({ port, host, exclusive: true }, () => resolve(server));
  });
const close = (server) => new Promise((resolve) => server.close(resolve));

/** Free ports of the loopback interface, all different. */
export async function freePorts(count) {
  const servers = await Promise.all(Array.from({ length: count }, () => listen(0, '127.0.0.1')));
  const ports = servers.map((server) => server.address().port);
  await Promise.all(servers.map(close));
  return ports;
}

/** The addresses behind a HOST setting: `localhost` stands for both loopback addresses, where the machine has both. */
export function addressesOf(host) {
  if (host !== 'localhost') return [host];
  const loopback = Object.values(os.networkInterfaces()).flatMap((list) => list ?? []);
  return loopback.some(({ address }) => address === '::1') ? ['127.0.0.1', '::1'] : ['127.0.0.1'];
}

/** @throws Problem when the product's own port cannot be had. */
export async function checkPortIsFree(port, host) {
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Problem('PORT must be a number from 1 to 65535, for example: PORT=8081 npm start');
  for (const address of addressesOf(host)) {
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
