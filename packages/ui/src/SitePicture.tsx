import { readSiteFile, type SiteFile } from '@cleaning/contracts';
import { requestFile } from '@cleaning/ui/app';
import { useBlobAddress } from './useBlobAddress';

/** Signed query from a card's `files_path`. */
export const buildSiteFilesQuery = (path: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(path.split('?')[1] ?? ''));

/** The bytes of a picture or sheet of a place. */
export const fetchSiteFile = (jobId: string, fileId: string, path: string): Promise<{ blob: Blob }> =>
  requestFile(readSiteFile, { params: { id: jobId, file_id: fileId }, query: buildSiteFilesQuery(path) }).then(
    ({ blob }) => ({ blob }),
  );

interface SitePictureProps {
  jobId: string;
  file: SiteFile;
  /** Path from the card. It changes while the page is open, but the picture is fetched once. */
  path: string;
  className?: string;
}

/** A picture of a place. */
export function SitePicture({ jobId, file, path, className }: SitePictureProps) {
  const address = useBlobAddress(`${jobId} ${file.id}`, () => fetchSiteFile(jobId, file.id, path));
  return address === '' ? null : <img src={address} alt={file.name} className={className} />;
}
