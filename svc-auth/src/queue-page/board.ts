import { QUEUE_PAGE_PATH, queuesOf, SERVICES } from '@cleaning/contracts';
import { commandConnection, Unavailable } from '@cleaning/service-kit';
import type { Express, RequestHandler } from 'express';

export interface Board {
  readonly handle: RequestHandler;
  /** Throws Unavailable while Redis is away: the queues would wait for it without an end. */
  requireRedis(): void;
  close(): Promise<void>;
}

/** The page would ask another company's server for its letters. */
const EXTERNAL_LINKS = /<link[^>]*https?:\/\/[^>]*>/g;

type Rendered = (error: Error | null, html?: string) => void;

/**
 * Bull Board over every queue of the product, for looking only: a lost or failed job is mended by the services themselves (feeds are
 * read each second, images are swept for), while a job taken away by hand would be gone. Made with the first visit: nobody else pays
 * for its memory.
 */
export async function openBoard(redisUrl: string, prefix: string): Promise<Board> {
  const [{ createBullBoard }, { BullMQAdapter }, { ExpressAdapter }, { Queue }, { default: ejs }] = await Promise.all([
    import('@bull-board/api'),
    import('@bull-board/api/bullMQAdapter'),
    import('@bull-board/express'),
    import('bullmq'),
    import('ejs'),
  ]);
  const redis = commandConnection(redisUrl);
  await redis.connect().catch(() => {});
  const queues = SERVICES.flatMap(queuesOf).map((name) => {
    const queue = new Queue(name, { connection: redis, prefix, skipMetasUpdate: true });
    queue.on('error', () => {}); // each look reports its own failure
    return queue;
  });
  const serverAdapter = new ExpressAdapter().setBasePath(QUEUE_PAGE_PATH);
  createBullBoard({
    queues: queues.map((queue) => new BullMQAdapter(queue, { readOnlyMode: true })),
    serverAdapter,
    options: { uiConfig: { boardTitle: 'Queues', hideRedisDetails: true, hideDocsLink: true } },
  });
  const app: Express = serverAdapter.getRouter();
  app.engine('ejs', (file: string, values: object, done: Rendered) => {
    ejs.renderFile(file, values, (error: Error | null, html?: string) =>
      done(error, html?.replaceAll(EXTERNAL_LINKS, '')),
    );
  });
  return {
    handle: app,
    requireRedis: () => {
      if (redis.status !== 'ready') throw new Unavailable('The queues cannot be reached at the moment.');
    },
    close: async () => {
      await Promise.all(queues.map((queue) => queue.close().catch(() => {})));
      redis.disconnect();
    },
  };
}
