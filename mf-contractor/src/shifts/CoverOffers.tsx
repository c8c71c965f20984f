import './shifts.css';
import { type CoverOffer, getCoverOffers, takeCover } from '@cleaning/contracts';
import { Button, Card, formatClockTime, formatShortDate, MapLink, Notice, useConfirm } from '@cleaning/ui';
import { useAction, useCall, useCurrentUser } from '@cleaning/ui/app';
import { useId, useState } from 'react';
import { describeWarning } from '../languages/warningText';
import { shifts as shiftTexts, covers as texts } from '../texts';
import { formatPay, formatTime } from './ShiftLine';
import { useOutcome } from './useOutcome';

function Offer({ offer, busy, onTake }: { offer: CoverOffer; busy: boolean; onTake: () => void }) {
  const id = useId();
  return (
    <li className="mc-shift">
      <div className="mc-offer">
        <p className="mc-shift__time" id={`${id}-time`}>
          <span className="mc-shift__day">{formatShortDate(offer.date)}</span>
          {formatTime(offer)}
        </p>
        <p className="mc-shift__pay">{formatPay(offer, false)}</p>
        <p className="mc-shift__place" id={`${id}-place`}>
          {offer.job_name}
        </p>
        <p className="mc-note mc-offer__address">
          {offer.address} <MapLink location={offer.map_link} label={shiftTexts.map} />
        </p>
        {offer.warning_details?.map((warning) => (
          <Notice key={warning.msg} tone="warn">
            {describeWarning(warning)}
          </Notice>
        ))}
        <Button
          id={`${id}-take`}
          aria-labelledby={`${id}-take ${id}-place ${id}-time`}
          busy={busy}
          onClick={onTake}
          className="mc-offer__take"
        >
          {texts.take}
        </Button>
      </div>
    </li>
  );
}

/** Other people's shifts that the user may take. Renders nothing without an offer or a result. */
export function CoverOffers() {
  const me = useCurrentUser();
  const confirm = useConfirm();
  const offers = useCall(getCoverOffers);
  const take = useAction(takeCover);
  const [taking, setTaking] = useState('');
  const { said, say, place } = useOutcome();

  async function run(offer: CoverOffer) {
    const shift = texts.shift(offer.job_name, formatShortDate(offer.date), formatClockTime(offer.time));
    if (!(await confirm(texts.confirm(shift), { confirmLabel: texts.take }))) return;
    setTaking(offer.offer_id);
    say(null);
    const taken = await take.run({ body: { user_id: me.id, offer_id: offer.offer_id } });
    if (taken.ok) say({ tone: 'ok', text: texts.taken(shift) });
    else {
      const isGone = taken.error.status === 404;
      say({ tone: 'warn', text: texts.tooLate(shift, isGone ? texts.gone : taken.error.msg) });
    }
    setTaking((now) => (now === offer.offer_id ? '' : now));
  }

  const list = offers.data ?? [];
  // Without a connection, no shift can be taken.
  if (list.length === 0 && taking === '' && !said) return null;
  return (
    <Card title={texts.title}>
      {list.length > 0 && <p className="mc-note">{texts.lead}</p>}
      {place}
      {list.length > 0 && (
        <ul className="mc-shifts">
          {list.map((offer) => (
            <Offer key={offer.offer_id} offer={offer} busy={taking === offer.offer_id} onTake={() => void run(offer)} />
          ))}
        </ul>
      )}
    </Card>
  );
}
