import { Button, Notice, TextAreaField, TextField } from '@cleaning/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { company, telephoneLink } from '../site/company';
import { contact as texts } from './texts';

interface Feedback {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** A mailto: link with the message filled in. Line ends are CRLF, as RFC 6068 asks. */
export function mailLink(to: string, { name, email, subject, message }: Feedback, defaultSubject: string): string {
  const sender = [name.trim(), email.trim() && `<${email.trim()}>`].filter(Boolean).join(' ');
  const body = [message.trim(), sender].filter(Boolean).join('\n\n').replace(/\r?\n/g, '\r\n');
  return `mailto:${to}?subject=${encodeURIComponent(subject.trim() || defaultSubject)}&body=${encodeURIComponent(body)}`;
}

export function FeedbackForm() {
  // No default values: what was typed before the script ran stays.
  const { register, handleSubmit } = useForm<Feedback>();
  const [opened, setOpened] = useState(false);
  const send = (feedback: Feedback) => {
    window.location.href = mailLink(company.email, feedback, texts.defaultSubject);
    setOpened(true);
  };
  return (
    <form
      className="contact-form"
      onSubmit={handleSubmit(send)}
      // Without script the browser makes the message.
      action={`mailto:${company.email}`}
      method="post"
      encType="text/plain"
    >
      <div className="contact-form__pair">
        <TextField label={texts.name} autoComplete="name" {...register('name')} />
        <TextField label={texts.email} type="email" autoComplete="email" {...register('email')} />
      </div>
      <TextField label={texts.subject} {...register('subject')} />
      <TextAreaField label={texts.message} rows={6} {...register('message')} />
      <div>
        <Button type="submit">{texts.send}</Button>
      </div>
      <div role="status">
        {opened && (
          <Notice>
            {texts.opened} <a href={`mailto:${company.email}`}>{company.email}</a> {texts.openedOr}{' '}
            <a href={telephoneLink(company.telephone)}>{company.telephone}</a>.
          </Notice>
        )}
      </div>
    </form>
  );
}
