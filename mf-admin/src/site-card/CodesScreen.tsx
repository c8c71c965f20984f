import './siteCard.css';
import { keepDescription, listCodesInDescriptions, moveCodes, type SuspectDescription } from '@cleaning/contracts';
import { Badge, Button, Card, EmptyState, Notice, PageHeader, QueryState } from '@cleaning/ui';
import { getMessage, Link, showToast, useAction, useCall } from '@cleaning/ui/app';
import { codes as texts } from './texts';

const getAddress = ({ job_id, job_kind }: SuspectDescription) =>
  `/admin/${job_kind === 'permanent' ? 'jobs' : 'quick-job-data'}/${job_id}`;

function Suspect({ suspect }: { suspect: SuspectDescription }) {
  const { job_id, job_version, job_name, open, sentences, text, text_id } = suspect;
  const move = useAction(moveCodes);
  const keep = useAction(keepDescription);
  const read = { job_id, job_version };
  const error = move.error ?? keep.error;
  const place = texts.places[text];
  const named = text === 'description' ? job_name : `${job_name}, ${place}`;
  const showResult = (sent: Promise<unknown>, said: string) =>
    void sent.then(
      () => showToast(said),
      // A refusal is shown from the action's error.
      () => null,
    );
  return (
    <li>
      <Card>
        <h2>
          <Link to={getAddress(suspect)}>{job_name}</Link> {!open && <Badge>{texts.ended}</Badge>}
        </h2>
        <p className="ma-hint">{place}</p>
        <ul>
          {[...new Set(sentences)].map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        {text !== 'description' && text !== 'instructions' && <p>{texts.byHand[text]}</p>}
        <div className="ma-actions">
          {(text === 'description' || text === 'instructions') && (
            <Button
              busy={move.busy}
              aria-label={texts.moveLabel(named)}
              onClick={() => showResult(move.run({ body: { ...read, text } }), texts.moved)}
            >
              {texts.move}
            </Button>
          )}
          <Button
            variant="secondary"
            busy={keep.busy}
            aria-label={texts.keepLabel(named)}
            onClick={() => showResult(keep.run({ body: { ...read, text, text_id } }), texts.kept)}
          >
            {texts.keep}
          </Button>
        </div>
        {error && <Notice tone="danger">{getMessage(error)}</Notice>}
      </Card>
    </li>
  );
}

/** Job texts that seem to contain a code, with the codes masked. */
export default function CodesScreen() {
  const query = useCall(listCodesInDescriptions);
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      <QueryState query={query}>
        {(suspects) =>
          suspects.length === 0 ? (
            <EmptyState text={texts.none} />
          ) : (
            <ul className="ma-suspects">
              {suspects.map((suspect) => (
                <Suspect key={`${suspect.job_id} ${suspect.text} ${suspect.text_id}`} suspect={suspect} />
              ))}
            </ul>
          )
        }
      </QueryState>
    </>
  );
}
