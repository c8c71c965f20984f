import { Agent } from 'node:http';
import type { Readable } from 'node:stream';
import { Client } from 'minio';
import { errorCode, ObjectStore, type StoredObject } from './object-store.js';

/** S3's smallest part. One part of each upload is in memory, never more; a file of one part takes one request. */
const PART_BYTES = 5 * 1024 * 1024;

export interface S3Settings {
  /** http://host:port or https://host */
  readonly endpoint: string;
  readonly accessKey: string;
  readonly secretKey: string;
  readonly bucket: string;
  readonly region: string;
}

/**
 * A stream in blocks of one part each; `last` when the stream has ended within this one.
 * All blocks are views of one buffer: a block is good until the next one is asked for.
 */
async function* inBlocks(source: Readable): AsyncGenerator<{ bytes: Buffer; last: boolean }> {
  const block = Buffer.allocUnsafeSlow(PART_BYTES);
  let length = 0;
  for await (const chunk of source as AsyncIterable<Buffer>) {
    for (let taken = 0; taken < chunk.length; ) {
      const copied = chunk.copy(block, length, taken);
      taken += copied;
      length += copied;
      if (length === PART_BYTES) {
        yield { bytes: block, last: false };
        length = 0;
      }
    }
  }
  if (length > 0) yield { bytes: block.subarray(0, length), last: true };
}

/** Objects in a bucket of any S3 server. */
export class S3Store extends ObjectStore {
  private readonly client: Client;
  private readonly bucket: string;
  private readonly region: string;

  constructor(settings: S3Settings) {
    super();
    const url = new URL(settings.endpoint);
    const useSSL = url.protocol === 'https:';
    this.bucket = settings.bucket;
    this.region = settings.region;
    this.client = new Client({
      endPoint: url.hostname,
      port: url.port ? Number(url.port) : useSSL ? 443 : 80,
      useSSL,
      accessKey: settings.accessKey,
      secretKey: settings.secretKey,
      region: settings.region,
      partSize: PART_BYTES,
      ...(useSSL ? {} : { transportAgent: new Agent({ keepAlive: true }) }),
    });
  }

  override async prepare(): Promise<void> {
    if (await this.client.bucketExists(this.bucket)) return;
    try {
      await this.client.makeBucket(this.bucket, this.region);
    } catch (error) {
      // Another instance made it first.
      if (errorCode(error) !== 'BucketAlreadyOwnedByYou') throw error;
    }
  }

  // Part by part: putObject of a stream never settles when the source fails.
  override async put(key: string, source: Readable, contentType: string): Promise<number> {
    const headers = { 'Content-Type': contentType };
    const blocks = inBlocks(source);
    const first = await blocks.next();
    if (first.done || first.value.last) {
      const bytes = first.value?.bytes ?? Buffer.alloc(0);
      await this.client.putObject(this.bucket, key, bytes, bytes.length, headers);
      return bytes.length;
    }
    const uploadId = await this.client.initiateNewMultipartUpload(this.bucket, key, headers);
    try {
      const putPart = (partNumber: number, bytes: Buffer) =>
        this.client.uploadPart(
          { bucketName: this.bucket, objectName: key, uploadID: encodeURIComponent(uploadId), partNumber, headers: {} },
          bytes,
        );
      const parts = [await putPart(1, first.value.bytes)];
      let size = first.value.bytes.length;
      for await (const { bytes } of blocks) {
        parts.push(await putPart(parts.length + 1, bytes));
        size += bytes.length;
      }
      await this.client.completeMultipartUpload(this.bucket, key, uploadId, parts);
      return size;
    } catch (error) {
      await this.client.abortMultipartUpload(this.bucket, key, uploadId).catch(() => undefined);
      throw error;
    }
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
