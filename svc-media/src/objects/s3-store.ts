import { Agent } from 'node:http';
import { PassThrough, type Readable } from 'node:stream';
import { Client } from 'minio';
import { errorCode } from './error-code.js';
import { ObjectStore, type StoredObject } from './object-store.js';

/** S3's smallest part. The client holds one part per upload in memory, so that an upload never is there whole. */
const PART_BYTES = 5 * 1024 * 1024;
const REGION = 'us-east-1';

export interface S3Settings {
  /** http://host:port or https://host */
  readonly endpoint: string;
  readonly accessKey: string;
  readonly secretKey: string;
  readonly bucket: string;
}

/** Objects in a bucket of any S3 server. */
export class S3Store extends ObjectStore {
  private readonly client: Client;
  private readonly bucket: string;

  constructor(settings: S3Settings) {
    super();
    const url = new URL(settings.endpoint);
    const useSSL = url.protocol === 'https:';
    this.bucket = settings.bucket;
    this.client = new Client({
      endPoint: url.hostname,
      port: url.port ? Number(url.port) : useSSL ? 443 : 80,
      useSSL,
      accessKey: settings.accessKey,
      secretKey: settings.secretKey,
      region: REGION,
      partSize: PART_BYTES,
      ...(useSSL ? {} : { transportAgent: new Agent({ keepAlive: true }) }),
    });
  }

  override async prepare(): Promise<void> {
    if (await this.client.bucketExists(this.bucket)) return;
    try {
      await this.client.makeBucket(this.bucket, REGION);
    } catch (error) {
      // Another instance made it first.
      if (errorCode(error) !== 'BucketAlreadyOwnedByYou') throw error;
    }
  }

  override async put(key: string, source: Readable, contentType: string): Promise<number> {
    // The client never settles when its source fails. So a failed source is ended as if it were whole,
    // and what came of it is removed again.
    let failure: unknown;
    let bytes = 0;
    const body = new PassThrough();
    source.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
    });
    source.once('error', (error) => {
      failure = error;
      body.end();
    });
    source.pipe(body);
    try {
      await this.client.putObject(this.bucket, key, body, undefined, { 'Content-Type': contentType });
    } catch (error) {
      source.destroy();
      await this.client.removeIncompleteUpload(this.bucket, key).catch(() => undefined);
      throw error;
    }
    if (failure) {
      await this.client.removeObject(this.bucket, key);
      throw failure;
    }
    return bytes;
  }

  override async get(key: string): Promise<StoredObject | null> {
    try {
      const { size } = await this.client.statObject(this.bucket, key);
      return { stream: await this.client.getObject(this.bucket, key), size };
    } catch (error) {
      if (['NotFound', 'NoSuchKey'].includes(errorCode(error))) return null;
      throw error;
    }
  }

  override async remove(keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.client.removeObject(this.bucket, key);
  }
}
