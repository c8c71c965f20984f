import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Caller } from '@cleaning/service-kit';
import type { Response } from 'express';
import { EventStream } from './event-stream.js';

const caller: Caller = {
  id: 'ana',
  name: '',
  role: 'admin',
  verified: true,
  sessionId: 's',
  sessionVersion: 1,
  places: null,
};

/** No socket, so that everything written to it waits. */
const makeResponse = () => new ServerResponse(new IncomingMessage(new Socket())) as unknown as Response;

describe('an event stream with a slow reader', () => {
  it('closes the connection before ten lists wait to be sent', () => {
    const response = makeResponse();
    const stream = new EventStream(caller, 'admin', 0, response);
    const list = Array.from({ length: 200 }, (_, at) => ({
      topic: 'job' as const,
      id: `${at}`.padStart(36),
      people: [],
    }));
    let lists = 0;
    while (stream.sendChanges(list)) lists += 1;
    expect(lists).toBeGreaterThan(1);
    expect(lists).toBeLessThan(10);
    expect(response.destroyed).toBe(true);
  });

  it('sends each record of a list once and nothing that the reader may not see', () => {
    const response = makeResponse();
    const stream = new EventStream(caller, 'contractor', 0, response);
    // The headers go with the first bytes.
    stream.sendHeartbeat();
    const before = response.writableLength;
    stream.sendChanges([{ topic: 'invoice', id: '1', people: [] }]);
    expect(response.writableLength).toBe(before);
    const [twice, own] = ['', ''].map(() => ({ topic: 'work' as const, id: 'w1', people: ['ana'] }));
    stream.sendChanges([twice, own].flatMap((one) => (one ? [one] : [])));
    const frame = 'event: changes\ndata: [{"topic":"work","id":"w1"}]\n\n';
    // Includes the length and line ends of a chunk.
    expect(response.writableLength - before).toBeLessThan(frame.length + 10);
  });
});
