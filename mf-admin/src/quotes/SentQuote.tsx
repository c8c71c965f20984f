import {
  EVERY_WEEK,
  formatSchedule,
  linkQuote,
  printQuote,
  type QuoteDetail,
  reviseQuote,
  revokeQuoteLinks,
} from '@cleaning/contracts';
import {
  Button,
  Card,
  Facts,
  formatDate,
  formatInstant,
  formatMoney,
  Money,
  Notice,
  PageHeader,
  useConfirm,
  useDownload,
  useNavigateWithoutAsking,
} from '@cleaning/ui';
import { getMessage, Link, requestFile, showToast, useAction } from '@cleaning/ui/app';
import { useState } from 'react';
import { v4 } from 'uuid';
import { EnterAnswer } from './EnterAnswer';
import { MadeFrom, MakeForm } from './MakeForm';
import { buildQuotePath, QUOTES_PATH } from './paths';
import { StateBadge } from './StateBadge';
import { quote as texts } from './texts';

/** The link that was just made, for the office to copy. */
function NewLink({ path }: { path: string }) {
  const address = `${window.location.origin}${path}`;
  const [said, setSaid] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setSaid(texts.copied),
      () => setSaid(texts.notCopied),
    );
  return (
    <Card title={texts.linkTitle}>
      <p>{texts.linkLead}</p>
      <p className="ma-quote-hash">{address}</p>
      <div>
        <Button variant="secondary" onClick={copy}>
          {texts.copy}
        </Button>
      </div>
      <p role="status">{said}</p>
    </Card>
  );
}

function Overview({ quote }: { quote: QuoteDetail }) {
  const { to, name, email, telephone, address, sent_at, seen_at, valid_until, monthly } = quote;
  const mailTo = email === '' ? texts.nothing : <a href={`mailto:${email}`}>{email}</a>;
  return (
    <Card title={texts.facts}>
      <Facts
        facts={[
          [texts.for, to],
          [texts.contact, name],
          [texts.email, mailTo],
          [texts.telephone, telephone || texts.nothing],
          [texts.address, address || texts.nothing],
          [texts.sentAt, formatInstant(sent_at)],
          [texts.seenAt, seen_at === '' ? texts.notSeen : formatInstant(seen_at)],
          [texts.validUntil, formatDate(valid_until)],
          [texts.monthly, <Money key="monthly" value={monthly} />],
        ]}
      />
    </Card>
  );
}

function Places({ lines }: Pick<QuoteDetail, 'lines'>) {
  return (
    <Card title={texts.places}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places of a quote that was sent stay
        <div key={index} className="ma-quote-line">
          <h3>{line.place}</h3>
          <p>{line.address}</p>
          {line.schedule.map(({ time, days, repeats = EVERY_WEEK }) => (
            <p key={`${time} ${days.join()} ${JSON.stringify(repeats)}`}>
              {formatSchedule({ days, repeats })}, {time.replace('-', '–')}
            </p>
          ))}
          {line.work !== '' && <p className="ma-written">{line.work}</p>}
          <p>
            <strong>{texts.linePrice(formatMoney(line.price), line.basis, formatMoney(line.gst))}</strong>
          </p>
        </div>
      ))}
    </Card>
  );
}

function Acceptance({ acceptance }: { acceptance: NonNullable<QuoteDetail['acceptance']> }) {
  const { name, role, at, address, pdf_sha256, entered_by, said_on, note } = acceptance;
  const given: [string, string][] = [
    [texts.by, role === '' ? name : `${name}, ${role}`],
    [texts.at, formatInstant(at)],
    [texts.ip, address],
    [texts.entered, entered_by],
    [texts.saidOn, said_on === '' ? '' : formatDate(said_on)],
    [texts.note, note],
  ];
  return (
    <Card title={texts.acceptance}>
      <Facts
        facts={[
          ...given.filter(([, value]) => value !== ''),
          [
            texts.sha,
            <span key="sha" className="ma-quote-hash">
              {pdf_sha256}
            </span>,
          ],
        ]}
      />
    </Card>
  );
}

function Versions({ quote: { id, versions } }: { quote: QuoteDetail }) {
  if (versions.length < 2) return null;
  return (
    <Card title={texts.versions}>
      <ul className="ma-changes">
        {versions.map((each) => (
          <li key={each.id}>
            {each.id === id ? (
              texts.version(each.version)
            ) : (
              <Link to={buildQuotePath(each.id)}>{texts.version(each.version)}</Link>
            )}{' '}
            <StateBadge state={each.state} /> {each.sent_at !== '' && formatInstant(each.sent_at)}
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface ActionsProps {
  quote: QuoteDetail;
  onLink: (path: string) => void;
}

function Actions({ quote: { id, number, state, has_link }, onLink }: ActionsProps) {
  const navigate = useNavigateWithoutAsking();
  const confirm = useConfirm();
  const pdf = useDownload(`${number}.pdf`, () => requestFile(printQuote, { params: { id } }));
  const revise = useAction(reviseQuote);
  const link = useAction(linkQuote);
  const revoke = useAction(revokeQuoteLinks);
  const makeLink = async () => {
    const made = await link.run({ body: { id } });
    if (made.ok) onLink(made.value.path);
  };
  const end = async () => {
    if (!(await confirm(texts.confirmRevoke, { confirmLabel: texts.revoke }))) return;
    if (!(await revoke.run({ body: { id } })).ok) return;
    onLink('');
    showToast(texts.revoked);
  };
  const change = async () => {
    const draft = await revise.run({ body: { id, new_id: v4() } });
    if (draft.ok) navigate(buildQuotePath(draft.value.id));
  };
  const error = revise.error ?? link.error ?? revoke.error;
  return (
    <>
      <Button variant="secondary" busy={pdf.busy} onClick={pdf.download}>
        {texts.pdf}
      </Button>
      {state !== 'accepted' && (
        <Button variant="secondary" busy={revise.busy} onClick={change}>
          {texts.revise}
        </Button>
      )}
      <Button variant="secondary" busy={link.busy} onClick={makeLink}>
        {texts.link}
      </Button>
      {has_link && (
        <Button variant="secondary" busy={revoke.busy} onClick={end}>
          {texts.revoke}
        </Button>
      )}
      {pdf.problem && <Notice tone="danger">{pdf.problem}</Notice>}
      {error && <Notice tone="danger">{getMessage(error)}</Notice>}
    </>
  );
}

/** A sent quote: its outcome, and the jobs made from it. `path`: its link, if it was just sent by hand. */
export function SentQuote({ quote, path }: { quote: QuoteDetail; path: string }) {
  const [link, setLink] = useState(path);
  const { state, acceptance, declined_at, decline_reason, has_link } = quote;
  const isOpen = state === 'sent' || state === 'seen' || state === 'expired';
  return (
    <>
      <PageHeader
        title={texts.title(quote.number, quote.version)}
        lead={<StateBadge state={state} />}
        back={{ to: QUOTES_PATH, label: texts.back }}
        actions={<Actions quote={quote} onLink={setLink} />}
      />
      {link !== '' && <NewLink path={link} />}
      {isOpen && !has_link && <Notice tone="warn">{texts.noLink}</Notice>}
      {state === 'declined' && (
        <Notice tone="warn">
          {texts.declined(formatInstant(declined_at))} {decline_reason !== '' && texts.reason(decline_reason)}
        </Notice>
      )}
      {quote.made && <MadeFrom made={quote.made} />}
      {quote.proposal && <MakeForm quote={quote} proposal={quote.proposal} />}
      {acceptance && <Acceptance acceptance={acceptance} />}
      <Overview quote={quote} />
      <Places lines={quote.lines} />
      {isOpen && <EnterAnswer quote={quote} />}
      <Versions quote={quote} />
    </>
  );
}
