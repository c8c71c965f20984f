import { type CallAnswer, makeLink } from '@cleaning/contracts';
import { Notice, TextField } from '@cleaning/ui';
import { getMessage, useAction, useCurrentUser } from '@cleaning/ui/app';
import type { BoundField } from '@cleaning/ui/forms';
import { type ReactNode, useState } from 'react';
import { MadeLink } from './MadeLink';
import { invite as texts } from './texts';

interface Person {
  readonly name: string;
  readonly email: string;
}

interface NameAndEmailProps {
  name: BoundField;
  email: BoundField;
}

export function NameAndEmail({ name, email }: NameAndEmailProps) {
  return (
    <div className="ma-pair">
      <TextField label={texts.name} autoComplete="off" aria-required {...name} />
      <TextField label={texts.email} type="email" autoComplete="off" aria-required {...email} />
    </div>
  );
}

interface Invited extends Person {
  /** Set if mail doesn't reach people. */
  link: CallAnswer<typeof makeLink> | null;
}

/** Message after an invitation. Without a mail server it shows the link, so that the admin can pass it on. */
export function useInvited(): {
  /** @param id of the account that was made */
  show: (person: Person, id: string) => Promise<void>;
  clear: () => void;
  busy: boolean;
  outcome: ReactNode;
} {
  const { mail_delivery } = useCurrentUser();
  const make = useAction(makeLink);
  const [invited, setInvited] = useState<Invited | null>(null);
  return {
    show: async (person, id) => {
      const link = mail_delivery === 'files' ? await make.run({ body: { id } }) : null;
      setInvited({ ...person, link: link?.ok ? link.value : null });
    },
    clear: () => setInvited(null),
    busy: make.busy,
    outcome: (
      <>
        {make.error && <Notice tone="danger">{getMessage(make.error)}</Notice>}
        <div role="status">
          {invited && (
            <Notice tone="ok">
              {mail_delivery === 'files' ? texts.byHand(invited.name) : texts.mailed(invited.name, invited.email)}
            </Notice>
          )}
        </div>
        {invited?.link && <MadeLink key={invited.link.url} link={invited.link} />}
      </>
    ),
  };
}
