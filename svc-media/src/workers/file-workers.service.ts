import { fileURLToPath } from 'node:url';
import { Inject, Injectable, type OnApplicationShutdown, Optional } from '@nestjs/common';
import type { FileTasks, TaskInput, TaskResult } from './tasks.js';
import { WorkerProcess } from './worker-process.js';

/** Path of the workers' program, for specs, which run from sources. */
export const FILE_WORKER_PROGRAM = 'FILE_WORKER_PROGRAM';

/** Two pictures or PDFs at once, because people wait for the response. */
const UPLOAD_THREADS = 2;
/** One core at low priority, because nobody waits for the sizes of gallery images. */
const GALLERY_THREADS = 1;
/** Longer than between two documents of a form, because a start takes about a second (loading pdf.js). An idle process takes 75 MB. */
const UPLOADS_IDLE_MS = 2 * 60_000;
const GALLERY_IDLE_MS = 30_000;

/** Processes that open uploaded files, so that their memory and time do not slow the service's calls. */
@Injectable()
export class FileWorkers implements OnApplicationShutdown {
  /** For files whose senders wait. */
  readonly uploads: WorkerProcess;
  /** For the sizes of gallery images. */
  readonly gallery: WorkerProcess;

  constructor(@Optional() @Inject(FILE_WORKER_PROGRAM) program?: string) {
    const path = program ?? fileURLToPath(new URL('./file-worker.js', import.meta.url));
    this.uploads = new WorkerProcess({
      program: path,
      threads: UPLOAD_THREADS,
      isLowPriority: false,
      idleMs: UPLOADS_IDLE_MS,
    });
    this.gallery = new WorkerProcess({
      program: path,
      threads: GALLERY_THREADS,
      isLowPriority: true,
      idleMs: GALLERY_IDLE_MS,
    });
  }

  onApplicationShutdown(): void {
    this.uploads.stop();
    this.gallery.stop();
  }
}

/** Sends a whole file to a worker. Throws what the task throws, WorkerEndedError, or the source's error. */
export async function runOnWorker<T extends keyof FileTasks>(
  worker: WorkerProcess,
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  task: T,
  ...input: TaskInput<T>
): Promise<TaskResult<T>> {
  const file = worker.begin();
  try {
    for await (const chunk of source) await file.add(chunk);
    return await file.run(task, ...input);
  } finally {
    file.end();
  }
}
