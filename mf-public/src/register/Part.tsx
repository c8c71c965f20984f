import { Badge } from '@cleaning/ui';
import { type ReactNode, useId } from 'react';
import { register as texts } from './texts';
import { findRegistrationErrors, type RegistrationForm, type RegistrationName } from './useRegistration';

interface PartProps {
  title: string;
  /** Names of its controls. */
  fields: readonly RegistrationName[];
  /** Current values of the form; null until known. */
  values: RegistrationForm | null;
  children: ReactNode;
}

/** A card of the form, with how many of its controls are filled in and right. */
export function Part({ title, fields, values, children }: PartProps) {
  const id = useId();
  const errors = values ? findRegistrationErrors(values) : null;
  const done = errors ? fields.filter((name) => errors[name] === undefined).length : 0;
  return (
    <section className="register__part" aria-labelledby={id} aria-describedby={`${id}-done`}>
      <div className="register__head">
        <h2 id={id}>{title}</h2>
        <span id={`${id}-done`}>
          <Badge tone={done === fields.length ? 'ok' : 'neutral'}>{texts.done(done, fields.length)}</Badge>
        </span>
      </div>
      {children}
    </section>
  );
}
