import { DOCUMENT_LINK_SECONDS, getEnquiryPhotos } from '@cleaning/contracts';
import { Card, Notice, QueryState } from '@cleaning/ui';
import { useCall } from '@cleaning/ui/app';
import { enquiry as texts } from './texts';

/** Links are renewed well before they end. */
const RENEW_MS = (DOCUMENT_LINK_SECONDS - 120) * 1000;

/** The photos that a visitor has added; each opens large. */
export function EnquiryPhotos({ id, count }: { id: string; count: number }) {
  const query = useCall(getEnquiryPhotos, { params: { enquiry_id: id }, refetchInterval: RENEW_MS });
  return (
    <Card title={texts.photos}>
      <QueryState query={query}>
        {(photos) => (
          <>
            <ul className="ma-enquiry-photos">
              {photos.map(({ id: photoId, path, width, height }, index) => (
                <li key={photoId}>
                  <a href={path} target="_blank" rel="noreferrer" aria-label={texts.openPhoto(index + 1)}>
                    <img src={path} alt={texts.photo(index + 1)} width={width} height={height} loading="lazy" />
                  </a>
                </li>
              ))}
            </ul>
            {photos.length < count && <Notice tone="warn">{texts.photosMissing(count - photos.length)}</Notice>}
          </>
        )}
      </QueryState>
    </Card>
  );
}
