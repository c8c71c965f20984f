import { inviteContractors, MAX_INVITED } from '@cleaning/contracts';
import { Button, Card, FileField, Notice, PageHeader, Table, TextAreaField, useUnsaved } from '@cleaning/ui';
import { getMessage, useAction, useCurrentUser } from '@cleaning/ui/app';
import { useSendKey } from '@cleaning/ui/forms';
import { type ChangeEvent, useState } from 'react';
import { contractors } from '../people/texts';
import { NextStep } from '../setup/NextStep';
import { decodeText } from './decodeText';
import { readInvitedPeople } from './invitedPeople';
import { OpenInvitations } from './OpenInvitations';
import { invitations as texts } from './texts';

const COLUMNS = [
  { header: texts.name, cell: ({ name }: { name: string }) => name },
  { header: texts.email, cell: ({ email }: { email: string }) => email },
];

function InviteForm() {
  const { mail_reaches_people: canMail = true } = useCurrentUser();
  const send = useAction(inviteContractors);
  const sendKey = useSendKey();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const [done, setDone] = useState<{ invited: number; registered: string[] } | null>(null);
  const { people, problems } = readInvitedPeople(text);
  useUnsaved(text.trim() !== '');

  const type = (typed: string) => {
    setText(typed);
    setProblem('');
    setDone(null);
    send.clear();
  };
  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (!file) return;
    const content = decodeText(new Uint8Array(await file.arrayBuffer()));
    // Signs of a file that isn't text.
    if (content.includes('\0') || content.includes('\uFFFD')) setProblem(texts.badFile);
    else type(content);
    target.value = '';
  }
  async function submit() {
    if (people.length === 0) return setProblem(texts.nobody);
    if (people.length > MAX_INVITED) return setProblem(texts.tooMany(MAX_INVITED));
    const body = { people: [...people] };
    const sent = await send.run({ body: { ...body, key: sendKey(body) } });
    if (!sent.ok) return;
    setText('');
    setDone(sent.value);
  }

  return (
    <Card>
      <p>{texts.lead(canMail)}</p>
      {!canMail && <Notice tone="warn">{texts.noServer}</Notice>}
      <TextAreaField
        label={texts.people}
        hint={texts.peopleHint}
        rows={5}
        value={text}
        error={problem || undefined}
        onChange={({ target }) => type(target.value)}
      />
      <FileField label={texts.file} accept=".csv,.txt,text/csv,text/plain" onChange={choose} />
      {problems.length > 0 && (
        <Notice tone="warn">
          {problems.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </Notice>
      )}
      {people.length > 0 && (
        <Table caption={texts.people} columns={COLUMNS} rows={people} rowKey={({ email }) => email} empty="" />
      )}
      {send.error && <Notice tone="danger">{getMessage(send.error)}</Notice>}
      <div role="status">
        {done && (
          <Notice tone="ok">
            {canMail ? texts.sent(done.invited) : texts.made(done.invited)}
            {done.registered.length > 0 && ` ${texts.registered(done.registered.join(', '))}`}
          </Notice>
        )}
      </div>
      <div>
        <Button busy={send.busy} onClick={submit}>
          {texts.submit(people.length, canMail)}
        </Button>
      </div>
    </Card>
  );
}

/** Invites people to register as sub-contractors, and lists those who haven't registered. */
export default function InviteScreen() {
  return (
    <>
      <PageHeader title={texts.title} back={{ to: '/admin/sub-contractors', label: contractors.title }} />
      <NextStep here={['people']} />
      <InviteForm />
      <OpenInvitations />
    </>
  );
}
