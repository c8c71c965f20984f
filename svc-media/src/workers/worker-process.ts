import { type ChildProcess, fork } from 'node:child_process';
import { ContentProblem } from '../files/file-type.js';
import { DamagedImage } from '../gallery/damaged-image.js';
import type { FileTasks, FromWorker, TaskInput, TaskResult, ToWorker } from './tasks.js';

/** A task that takes longer is no picture that anybody needs. */
const TASK_MS = 60_000;

export interface WorkerSettings {
  /** Path of the program. */
  readonly program: string;
  /** How many threads decode and encode pictures: so many cores it uses at most. */
  readonly threads: number;
  /** What it does waits for everything else on the machine that asks for the processor. */
  readonly isLowPriority: boolean;
  /** After so many ms without a file it ends, and gives its memory back. */
  readonly idleMs: number;
}

/** So many bytes of a file are sent at once at first: most documents take one message. The rest of a larger one is sent as it comes. */
const FIRST_BYTES = 256 * 1024;

/** Of the C library: what a file has taken goes back to the system, and is not kept for the next one. */
const MEMORY_SETTINGS = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '262144' };

/** The worker ended in the middle of a task, or was ended because the task took too long. */
export class WorkerEnded extends Error {}

interface PendingTask {
  resolve(made: unknown): void;
  reject(error: Error): void;
}

function settle(answer: FromWorker, { resolve, reject }: PendingTask): void {
  if ('made' in answer) resolve(answer.made);
  else if ('failed' in answer) reject(new Error(answer.failed));
  else if (answer.refused === 'content')
    reject(new ContentProblem(answer.code, answer.params, { cause: answer.reason }));
  else reject(new DamagedImage(answer.message, { cause: answer.reason }));
}

/** One file at a worker. End it when it is not needed any more, whatever came of it. */
export class WorkerFile {
  private waiting: PendingTask | undefined;
  private ended: Error | undefined;
  private chunks: Uint8Array[] = [];
  private bytes = 0;
  /** Whether the worker holds bytes of it. */
  private isHeld = false;

  constructor(
    private readonly id: number,
    private readonly child: ChildProcess,
    private readonly onEnd: (file: WorkerFile) => void,
  ) {}

  /** Resolves when the worker can take more. Throws WorkerEnded, or the system's error when it could not be started. */
  async add(chunk: Uint8Array): Promise<void> {
    this.chunks.push(chunk);
    this.bytes += chunk.length;
    if (this.bytes < FIRST_BYTES && !this.isHeld && !this.ended) return;
    this.isHeld = true;
    await this.send({ file: this.id, chunks: this.takeUnsent() });
  }

  /** What the worker makes of all bytes that were added. Throws what the task throws, or WorkerEnded. */
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
    // Its answer would find nobody any more.
    this.fail(new WorkerEnded('The file was not needed any more'));
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
        else reject(this.child.pid ? new WorkerEnded(error.message) : error);
      });
    });
  }
}

/** A process of its own that works on files. It is started when it is needed, and again after it has ended. */
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

  /** Ends it. Work under way is lost. */
  stop(): void {
    clearTimeout(this.idle);
    if (this.child?.connected) this.child.disconnect();
    this.fail(this.child, new WorkerEnded('The worker was stopped'));
  }

  private start(): ChildProcess {
    const { program, threads, isLowPriority } = this.settings;
    // `nice` and not os.setPriority(), which leaves out the threads that a process has already.
    const [execPath, execArgv] = isLowPriority ? ['nice', ['-n', '10', process.execPath]] : [process.execPath, []];
    const child = fork(program, {
      execPath,
      execArgv,
      serialization: 'advanced',
      // Node would print the properties of an error, which may be of somebody's file.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: { PATH: process.env.PATH, UV_THREADPOOL_SIZE: String(threads), ...MEMORY_SETTINGS },
    });
    child.on('message', (answer: FromWorker) => this.files.get(answer.file)?.handleAnswer(answer));
    // It could not be started: no file is to blame.
    child.on('error', (error) => this.fail(child, error));
    child.on('exit', (code, signal) => this.fail(child, new WorkerEnded(`The worker ended (${signal ?? code})`)));
    return child;
  }

  private fail(child: ChildProcess | undefined, error: Error): void {
    // One that was stopped because it was idle has lost nothing.
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
