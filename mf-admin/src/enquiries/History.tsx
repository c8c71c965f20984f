import { type EnquiryDetail, type EnquiryKind, type EnquiryNote, noteEnquiry } from '@cleaning/contracts';
import { Link } from '@cleaning/ui/app';
import { Fragment } from 'react';
import { NoteHistory } from '../desk/NoteHistory';
import { splitJobPaths } from './splitJobPaths';
import { listStates, notes as texts } from './texts';

function formatTitle({ kind, channel, by, state }: EnquiryNote, states: ReturnType<typeof listStates>): string {
  if (kind === 'state') return texts.kinds.state(by, state ? states[state] : '');
  if (kind === 'answer') return channel === 'mail' ? texts.kinds.mail(by) : texts.kinds.hand(by);
  return texts.kinds.note(by);
}

function Entry({
  entry: { kind, subject, text, state },
  enquiryKind,
}: {
  entry: EnquiryNote;
  enquiryKind: EnquiryKind | undefined;
}) {
  return (
    <>
      {subject !== '' && <p className="ma-enquiry-subject">{subject}</p>}
      {text !== '' && (
        <p className="ma-written">
          {splitJobPaths(text).map(({ before, path }) => (
            <Fragment key={`${before} ${path}`}>
              {before}
              {path !== '' && <Link to={path}>{texts.openJob}</Link>}
            </Fragment>
          ))}
        </p>
      )}
      {kind === 'answer' && state && <p className="ma-hint">{texts.became(listStates(enquiryKind)[state])}</p>}
    </>
  );
}

/** History of an enquiry, with a form for the office's notes. */
export function History({ enquiry: { id, kind, history } }: { enquiry: EnquiryDetail }) {
  const entries = history.map((entry) => ({
    id: entry.id,
    title: formatTitle(entry, listStates(kind)),
    at: entry.at,
    body: <Entry entry={entry} enquiryKind={kind} />,
  }));
  return <NoteHistory id={id} entries={entries} call={noteEnquiry} hint={texts.noteHint} />;
}
