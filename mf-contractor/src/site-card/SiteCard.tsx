import './siteCard.css';
import { type SiteCard as Card_, getSiteCard, listSiteFiles, type SiteFile } from '@cleaning/contracts';
import {
  Button,
  buildSiteFilesQuery,
  Card,
  DoorDetails,
  fetchSiteFile,
  formatInstant,
  Notice,
  Retry,
  SitePicture,
  Skeleton,
  useDownload,
} from '@cleaning/ui';
import { ApiError, getMessage, useCall } from '@cleaning/ui/app';
import { useEffect } from 'react';
import { ShiftActions } from '../shifts/ShiftActions';
import { keepSheets } from './keepSheets';
import { siteCard as texts } from './texts';

/** Explains when door and alarm details are shown, with their button. */
function Door({ card }: { card: Card_ }) {
  if (card.access === 'none') return null;
  return (
    <section aria-label={texts.door}>
      <h3>{texts.door}</h3>
      {card.access === 'now' ? (
        <DoorDetails jobId={card.job_id} className="mc-prose" />
      ) : (
        <p className="mc-note">
          {card.access_from === '' ? texts.noShift : texts.later(formatInstant(card.access_from))}
        </p>
      )}
    </section>
  );
}

function Contact({ name, telephone }: { name: string; telephone: string }) {
  if (name === '' && telephone === '') return null;
  return (
    <section aria-label={texts.contact}>
      <h3>{texts.contact}</h3>
      {name !== '' && <p>{name}</p>}
      {telephone !== '' && (
        <p>
          <a className="ui-button ui-button--secondary" href={`tel:${telephone.replace(/[^\d+]/g, '')}`}>
            {texts.call(name || texts.contactPerson)}
          </a>
        </p>
      )}
    </section>
  );
}

function Sheet({ card, file }: { card: Card_; file: SiteFile }) {
  const { download, busy, problem } = useDownload(`${file.name}.pdf`, () =>
    fetchSiteFile(card.job_id, file.id, card.files_path),
  );
  return (
    <li>
      <Button variant="secondary" busy={busy} onClick={download}>
        {texts.open(file.name)}
      </Button>
      {problem && <Notice tone="danger">{problem}</Notice>}
    </li>
  );
}

function Sheets({ card, files }: { card: Card_; files: readonly SiteFile[] }) {
  const { job_id: jobId, files_path: path } = card;
  const ids = files.map(({ id }) => id).join(' ');
  // Each time that the list has changed, not with each new signature.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path of now
  useEffect(() => void keepSheets(jobId, ids.split(' ').filter(Boolean), path), [jobId, ids]);
  if (files.length === 0) return null;
  return (
    <section aria-label={texts.sheets}>
      <h3>{texts.sheets}</h3>
      <p className="mc-note">{texts.kept}</p>
      <ul className="mc-sheets">
        {files.map((file) => (
          <Sheet key={file.id} card={card} file={file} />
        ))}
      </ul>
    </section>
  );
}

type Read = Pick<ReturnType<typeof useCall>, 'data' | 'error' | 'isFetching' | 'refetch'>;

/** An empty card would suggest that there is nothing to know. A 404 means that the card doesn't concern the user. */
const hasFailed = ({ data, error }: Pick<Read, 'data' | 'error'>): boolean =>
  error !== null && data === undefined && !(error instanceof ApiError && error.status === 404);

const LoadError = ({ query: { error, refetch, isFetching } }: { query: Read }) => (
  <Retry message={getMessage(error)} onRetry={() => refetch()} busy={isFetching} />
);

/** Whether everything on a place's card is loaded or has failed. */
export function useIsSiteCardRead(jobId: string): boolean {
  const { data, isFetched } = useCall(getSiteCard, { params: { job_id: jobId } });
  const files = useCall(listSiteFiles, {
    params: { id: jobId },
    query: buildSiteFilesQuery(data?.files_path ?? ''),
    enabled: data !== undefined,
    keepPrevious: true,
  });
  return isFetched && (data === undefined || files.isFetched);
}

interface SiteCardProps {
  jobId: string;
  /** Empty if the device doesn't know it. */
  address: string;
  mapLink: string;
}

/**
 * Directions, access and information for a place: address, door and alarm details, contact, instructions with pictures,
 * and safety data sheets.
 */
export function SiteCard({ jobId, address, mapLink }: SiteCardProps) {
  const query = useCall(getSiteCard, { params: { job_id: jobId } });
  const card = query.data;
  const listed = useCall(listSiteFiles, {
    params: { id: jobId },
    query: buildSiteFilesQuery(card?.files_path ?? ''),
    enabled: card !== undefined,
    keepPrevious: true,
  });
  const files = listed.data ?? [];
  return (
    <Card title={texts.title} className="mc-site-card">
      <div className="mc-site-way">
        {address !== '' && <p>{address}</p>}
        <ShiftActions mapLink={mapLink} />
      </div>
      {query.isPending && <Skeleton lines={3} />}
      {hasFailed(query) && <LoadError query={query} />}
      {card && (
        <>
          <Door card={card} />
          <Contact name={card.contact_name} telephone={card.contact_telephone} />
          {card.instructions !== '' && <p className="mc-prose mc-site-instructions">{card.instructions}</p>}
          {files
            .filter(({ kind }) => kind === 'picture')
            .map((file) => (
              <SitePicture key={file.id} jobId={jobId} file={file} path={card.files_path} className="mc-site-picture" />
            ))}
          {hasFailed(listed) ? (
            <LoadError query={listed} />
          ) : (
            <Sheets card={card} files={files.filter(({ kind }) => kind === 'sheet')} />
          )}
        </>
      )}
    </Card>
  );
}

/** The door and alarm details on the shift of now. */
export function ShiftDoor({ jobId }: { jobId: string }) {
  const { data: card } = useCall(getSiteCard, { params: { job_id: jobId } });
  return card?.access === 'now' ? <DoorDetails jobId={jobId} className="mc-prose" /> : null;
}
