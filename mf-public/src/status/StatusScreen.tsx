import './status.css';
import { authStatus, invoiceStatus, jobsStatus, mediaStatus, type ServiceStatus } from '@cleaning/contracts';
import { Badge, Notice, toBusinessMoment } from '@cleaning/ui';
import { useCall } from '@cleaning/ui/app';
import { Telephone } from '../site/Reach';
import { PageHero } from '../site/Section';
import { status as texts } from './texts';

const POLL_MS = 15_000;

type State = 'looking' | 'works' | 'away';

const getState = (
  { data, error }: { data: ServiceStatus | undefined; error: unknown },
  works = (answer: ServiceStatus) => answer.works,
): State => {
  if (error) return 'away';
  if (!data) return 'looking';
  return works(data) ? 'works' : 'away';
};

const TONES = { looking: 'neutral', works: 'ok', away: 'danger' } as const;

export default function StatusScreen() {
  const options = { refetchInterval: POLL_MS };
  const accounts = useCall(authStatus, options);
  const jobs = useCall(jobsStatus, options);
  const media = useCall(mediaStatus, options);
  const invoices = useCall(invoiceStatus, options);
  const parts: readonly [keyof typeof texts.parts, State][] = [
    ['website', 'works'],
    ['accounts', getState(accounts)],
    ['jobs', getState(jobs)],
    ['files', getState(media, ({ files = false }) => files)],
    ['invoices', getState(invoices)],
  ];
  const someAway = parts.some(([, state]) => state === 'away');
  const allKnown = parts.every(([, state]) => state !== 'looking');
  const lookedAt = Math.max(accounts.dataUpdatedAt, accounts.errorUpdatedAt, media.dataUpdatedAt, media.errorUpdatedAt);

  return (
    <>
      <PageHero title={texts.title} lead={texts.lead} />
      <div className="pub-wrap status">
        <div role="status">
          {someAway && <Notice tone="warn">{texts.some}</Notice>}
          {allKnown && !someAway && <Notice tone="ok">{texts.all}</Notice>}
        </div>
        <ul className="status__parts">
          {parts.map(([part, state]) => (
            <li key={part}>
              <span>{texts.parts[part]}</span>
              <Badge tone={TONES[state]}>{texts[state]}</Badge>
            </li>
          ))}
        </ul>
        <p className="status__time">
          {lookedAt > 0 && texts.checkedAt(toBusinessMoment(new Date(lookedAt)).slice(11))}
        </p>
        <p>{texts.kept}</p>
        <p>
          <Telephone before={`${texts.help} `} />
        </p>
      </div>
    </>
  );
}
