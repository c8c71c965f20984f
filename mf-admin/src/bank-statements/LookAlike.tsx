import { type BankLine, settleLookAlike } from '@cleaning/contracts';
import { Badge, Button, formatMoney, formatShortMonth } from '@cleaning/ui';
import { showToast, useAction } from '@cleaning/ui/app';
import { describePayer } from './describePayer';
import { bankLines as texts } from './texts';

/** YYYY-MM-DD as '10 Nov'. */
const formatShortDate = (day: string): string => `${Number(day.slice(8))} ${formatShortMonth(day.slice(0, 7))}`;

const DONE = { same: texts.keptAsSame, another: texts.addedAsAnother, open: texts.reopened } as const;

/** Asks whether a payment in the file duplicates a stored one. It isn't booked until an admin decides. */
export function LookAlike({ line }: { line: BankLine }) {
  const settle = useAction(settleLookAlike);
  const { id, state, looks_like: like } = line;
  if (!like) return null;
  const named = [formatMoney(line.amount), describePayer(line)] as const;
  const text = [like.payer, like.reference].filter(Boolean).join(' · ') || texts.noName;
  async function choose(choice: keyof typeof DONE) {
    const done = await settle.run({ body: { id, choice } });
    if (!done.ok) return showToast(done.error.msg, 'danger');
    showToast(DONE[choice]);
  }
  return (
    <>
      <p>
        <Badge tone={state === 'same' ? 'ok' : 'warn'}>
          {state === 'same' ? texts.sameAs(formatShortDate(like.day)) : texts.looksLike(formatShortDate(like.day))}
        </Badge>
      </p>
      <p className="ma-hint">{texts.there(text)}</p>
      {state === 'same' ? (
        <Button
          variant="ghost"
          busy={settle.busy}
          aria-label={texts.undoLabel(...named)}
          onClick={() => choose('open')}
        >
          {texts.undo}
        </Button>
      ) : (
        <span className="ma-actions">
          <Button
            variant="secondary"
            busy={settle.busy}
            aria-label={texts.sameLabel(...named)}
            onClick={() => choose('same')}
          >
            {texts.same}
          </Button>
          <Button
            variant="secondary"
            busy={settle.busy}
            aria-label={texts.anotherLabel(...named)}
            onClick={() => choose('another')}
          >
            {texts.another}
          </Button>
        </span>
      )}
    </>
  );
}
