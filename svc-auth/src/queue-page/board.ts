import { listQueues, QUEUE_PAGE_PATH, SERVICES } from '@cleaning/contracts';
import { createCommandConnection, refuse } from '@cleaning/service-kit';
import type { Express, RequestHandler } from 'express';

export interface Board {
  readonly handle: RequestHandler;
  /** Throws 503 without Redis: BullMQ would wait without a timeout. */
  requireRedis(): void;
  close(): Promise<void>;
}

/** Links to fonts on another company's server. */
const EXTERNAL_LINKS = /<link[^>]*https?:\/\/[^>]*>/g;

type Rendered = (error: Error | null, html?: string) => void;

/**
 * Bull Board for all queues, read-only. The services repair lost and failed jobs themselves (they poll feeds and sweep
 * for images), while a job that is deleted by hand is lost. Created at the first visit to save memory.
 */
export async function openBoard(redisUrl: string, prefix: string): Promise<Board> {
  const [{ createBullBoard }, { BullMQAdapter }, { ExpressAdapter }, { Queue }, { default: ejs }] = await Promise.all([
    import('@bull-board/api'),
    import('@bull-board/api/bullMQAdapter'),
    import('@bull-board/express'),
    import('bullmq'),
    import('ejs'),
  ]);
  const redis = createCommandConnection(redisUrl);
  await redis.connect().catch(() => {});
  const queues = SERVICES.flatMap(listQueues).map((name) => {
    const queue = new Queue(name, { connection: redis, prefix, skipMetasUpdate: true });
    queue.on('error', () => {}); // each read reports its own failure
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
      if (redis.status !== 'ready') throw refuse('queues_away');
    },
    close: async () => {
      await Promise.all(queues.map((queue) => queue.close().catch(() => {})));
      redis.disconnect();
    },
  };
}
