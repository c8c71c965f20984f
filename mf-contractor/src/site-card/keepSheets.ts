import { readSiteFile } from '@cleaning/contracts';
import { fetchSiteFile } from '@cleaning/ui';

const getAddress = (jobId: string, fileId: string): string =>
  readSiteFile.path.replace(':id', jobId).replace(':file_id', fileId);

/**
 * Fetches the sheets that this device hasn't stored, so that the service worker stores them. The content of a file id
 * never changes. Without a service worker or storage, nothing is stored.
 */
export async function keepSheets(jobId: string, fileIds: readonly string[], path: string): Promise<void> {
  if (!('caches' in globalThis) || !navigator.serviceWorker?.controller) return;
  for (const fileId of fileIds) {
    if (await caches.match(getAddress(jobId, fileId)).catch(() => undefined)) continue;
    await fetchSiteFile(jobId, fileId, path).catch(() => null);
  }
}
