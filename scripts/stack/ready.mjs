import http from 'node:http';
import net from 'node:net';

/** Long enough for a busy machine; a hanging server is asked again. */
const ANSWERS_WITHIN_MS = 10_000;

/** Whether a GET answers 200. */
export const answersOk = (url) =>
  new Promise((resolve) => {
    const request = http.get(url, { timeout: ANSWERS_WITHIN_MS, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(false));
  });

/** Sends text to a loopback port; whether the reply starts as expected. */
export const replies = (port, text, expected) =>
  new Promise((resolve) => {
    const socket = net.connect({ port, host: '127.0.0.1', timeout: ANSWERS_WITHIN_MS }, () => socket.write(text));
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
