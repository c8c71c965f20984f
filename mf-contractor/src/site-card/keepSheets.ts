import { readSiteFile } from '@cleaning/contracts';
import { fetchSiteFile } from '@cleaning/ui';

const getAddress = (jobId: string, fileId: string): string =>
  readSiteFile.path.replace(':id', jobId).replace(':file_id', fileId);

/**
 * Reads the sheets that this device has not kept yet; the service worker keeps what is read. A sheet never changes under its id. Without a
 * service worker, or without room, there is nothing to keep them in.
 */
export async function keepSheets(jobId: string, fileIds: readonly string[], path: string): Promise<void> {
  if (!('caches' in globalThis) || !navigator.serviceWorker?.controller) return;
  for (const fileId of fileIds) {
    if (await caches.match(getAddress(jobId, fileId)).catch(() => undefined)) continue;
    await fetchSiteFile(jobId, fileId, path).catch(() => null);
  }
}
