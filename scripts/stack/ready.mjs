import http from 'node:http';
import net from 'node:net';

/** Whether a GET answers 200 within 2 s. */
export const answersOk = (url) =>
  new Promise((resolve) => {
    const request = http.get(url, { timeout: 2000, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(false));
  });

/** Sends text to a loopback port and answers whether what comes back begins as expected. */
export const replies = (port, text, expected) =>
  new Promise((resolve) => {
    const socket = net.connect({ port, host: '127.0.0.1', timeout: 2000 }, () => socket.write(text));
    let reply = '';
    const finish = () => {
      socket.destroy();
      resolve(reply.startsWith(expected));
    };
    socket.on('data', (data) => {
      reply += data;
      if (reply.length >= expected.length || !expected.startsWith(reply)) finish();
    });
    socket.once('timeout', finish);
    socket.once('error', finish);
    socket.once('close', finish);
  });
