import { type ChildProcess, fork } from 'node:child_process';
import { ContentError } from '../files/file-type.js';
import { DamagedImageError } from '../gallery/damaged-image.js';
import type { FileTasks, FromWorker, TaskInput, TaskResult, ToWorker } from './tasks.js';

/** No legitimate picture takes longer. */
const TASK_MS = 60_000;

export interface WorkerSettings {
  /** Path of the program. */
  readonly program: string;
  /** Threads that decode and encode pictures; also the maximum number of cores. */
  readonly threads: number;
  /** Runs with `nice`. */
  readonly isLowPriority: boolean;
  /** ms without a file after which the process ends, to free its memory. */
  readonly idleMs: number;
}

/** Size of a file's first message: enough for most documents. The rest of a larger file is sent as it arrives. */
const FIRST_BYTES = 256 * 1024;

/** Settings of glibc's malloc that return freed memory to the system after each file. */
const MEMORY_SETTINGS = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '262144' };

/** The worker ended during a task, or was killed because the task took too long. */
export class WorkerEndedError extends Error {}

interface PendingTask {
  resolve(made: unknown): void;
  reject(error: Error): void;
}

function settle(answer: FromWorker, { resolve, reject }: PendingTask): void {
  if ('made' in answer) resolve(answer.made);
  else if ('failed' in answer) reject(new Error(answer.failed));
  else if (answer.refused === 'content') reject(new ContentError(answer.code, answer.params, { cause: answer.reason }));
  else reject(new DamagedImageError(answer.message, { cause: answer.reason }));
}

/** One file at a worker. Always call `end`. */
export class WorkerFile {
  private waiting: PendingTask | undefined;
  private ended: Error | undefined;
  private chunks: Uint8Array[] = [];
  private bytes = 0;
  /** The worker holds bytes of it. */
  private isHeld = false;

  constructor(
    private readonly id: number,
    private readonly child: ChildProcess,
    private readonly onEnd: (file: WorkerFile) => void,
  ) {}

  /** Resolves when the worker can take more. Throws WorkerEndedError, or the system's error if it could not be started. */
  async add(chunk: Uint8Array): Promise<void> {
    this.chunks.push(chunk);
    this.bytes += chunk.length;
    if (this.bytes < FIRST_BYTES && !this.isHeld && !this.ended) return;
    this.isHeld = true;
    await this.send({ file: this.id, chunks: this.takeUnsent() });
  }

  /** Runs a task on all added bytes. Throws the task's error, or WorkerEndedError. */
  async run<T extends keyof FileTasks>(task: T, ...input: TaskInput<T>): Promise<TaskResult<T>> {
    const deadline = setTimeout(() => this.child.kill('SIGKILL'), TASK_MS);
    try {
      const made = new Promise<unknown>((resolve, reject) => {
        this.waiting = { resolve, reject };
      });
      const [result] = await Promise.all([made, this.send({ file: this.id, chunks: this.takeUnsent(), task, input })]);
      this.isHeld = false;
      return result as TaskResult<T>;
    } finally {
      clearTimeout(deadline);
    }
  }

  end(): void {
    if (this.ended) return;
    if (this.isHeld) this.send({ file: this.id, drop: true }).catch(() => undefined);
    // Nobody waits for its result.
    this.fail(new WorkerEndedError('The file was not needed any more'));
    this.onEnd(this);
  }

  /** @internal */
  handleAnswer(answer: FromWorker): void {
    if (this.waiting) settle(answer, this.waiting);
  }

  /** @internal */
  fail(error: Error): void {
    this.ended = error;
    this.waiting?.reject(error);
  }

  private takeUnsent(): Uint8Array[] {
    const { chunks } = this;
    this.chunks = [];
    this.bytes = 0;
    return chunks;
  }

  private send(message: ToWorker): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.ended) return reject(this.ended);
      this.child.send(message, (error) => {
        if (!error) resolve();
        else reject(this.child.pid ? new WorkerEndedError(error.message) : error);
      });
    });
  }
}

/** A separate process that works on files. Started on demand, also after it has ended. */
export class WorkerProcess {
  private child: ChildProcess | undefined;
  private readonly files = new Map<number, WorkerFile>();
  private lastFile = 0;
  private idle: NodeJS.Timeout | undefined;

  constructor(private readonly settings: WorkerSettings) {}

  /** Undefined while it is not running. */
  get pid(): number | undefined {
    return this.child?.pid;
  }

  begin(): WorkerFile {
    clearTimeout(this.idle);
    this.child ??= this.start();
    this.lastFile += 1;
    const id = this.lastFile;
    const file = new WorkerFile(id, this.child, () => {
      this.files.delete(id);
      this.stopWhenIdle();
    });
    this.files.set(id, file);
    return file;
  }

  /** Running tasks are lost. */
  stop(): void {
    clearTimeout(this.idle);
    if (this.child?.connected) this.child.disconnect();
    this.fail(this.child, new WorkerEndedError('The worker was stopped'));
  }

  private start(): ChildProcess {
    const { program, threads, isLowPriority } = this.settings;
    // `nice` and not os.setPriority(), which does not affect existing threads.
    const [execPath, execArgv] = isLowPriority ? ['nice', ['-n', '10', process.execPath]] : [process.execPath, []];
    const child = fork(program, {
      execPath,
      execArgv,
      serialization: 'advanced',
      // Node would print an error's properties, which may hold file content.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: { PATH: process.env.PATH, UV_THREADPOOL_SIZE: String(threads), ...MEMORY_SETTINGS },
    });
    child.on('message', (answer: FromWorker) => this.files.get(answer.file)?.handleAnswer(answer));
    // It could not be started.
    child.on('error', (error) => this.fail(child, error));
    child.on('exit', (code, signal) => this.fail(child, new WorkerEndedError(`The worker ended (${signal ?? code})`)));
    return child;
  }

  private fail(child: ChildProcess | undefined, error: Error): void {
    // A worker that was stopped while idle has no files.
    if (!child || this.child !== child) return;
    this.child = undefined;
    for (const file of this.files.values()) file.fail(error);
    this.files.clear();
  }

  private stopWhenIdle(): void {
    if (this.files.size > 0) return;
    clearTimeout(this.idle);
    this.idle = setTimeout(() => this.stop(), this.settings.idleMs).unref();
  }
}
