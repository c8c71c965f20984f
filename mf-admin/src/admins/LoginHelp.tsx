import { type CallAnswer, type ContractorDetail, makeLink, resetSecondFactor } from '@cleaning/contracts';
import { Badge, Button, Card, Facts, Notice, useConfirm } from '@cleaning/ui';
import { getMessage, showToast, useAction } from '@cleaning/ui/app';
import { useState } from 'react';
import { MadeLink } from './MadeLink';
import { links as texts } from './texts';

type Link = CallAnswer<typeof makeLink>;

const TONES = { confirmed: 'ok', unconfirmed: 'warn', refused: 'danger' } as const;

/** Helps a person who can't log in: a link for a new password, or removal of a lost second factor. */
export function LoginHelp({ person: { id, name, email_state, second_factor } }: { person: ContractorDetail }) {
  const confirm = useConfirm();
  const make = useAction(makeLink);
  const reset = useAction(resetSecondFactor);
  const [link, setLink] = useState<Link | null>(null);

  async function makeOne() {
    setLink(null);
    if (!(await confirm(texts.confirmMake(name), { confirmLabel: texts.make }))) return;
    const made = await make.run({ body: { id } });
    if (made.ok) setLink(made.value);
  }
  async function switchOff() {
    if (!(await confirm(texts.confirmReset(name), { confirmLabel: texts.resetFactor, danger: true }))) return;
    if ((await reset.run({ body: { id } })).ok) showToast(texts.reset);
  }

  const error = make.error ?? reset.error;
  return (
    <Card title={texts.title}>
      <Facts
        facts={[
          [texts.email, email_state && <Badge tone={TONES[email_state]}>{texts[email_state]}</Badge>],
          [texts.factor, second_factor ? texts.on : texts.off],
        ]}
      />
      {email_state === 'refused' && <Notice tone="warn">{texts.refusedLead}</Notice>}
      <p className="ma-hint">{texts.lead}</p>
      {error && <Notice tone="danger">{getMessage(error)}</Notice>}
      {link && <MadeLink key={link.url} link={link} />}
      <div className="ma-actions">
        <Button variant="secondary" busy={make.busy} onClick={makeOne}>
          {texts.make}
        </Button>
        {second_factor && (
          <Button variant="danger" busy={reset.busy} onClick={switchOff}>
            {texts.resetFactor}
          </Button>
        )}
      </div>
    </Card>
  );
}
