import { chooseLanguage, LANGUAGES, type Language } from '@cleaning/contracts';
import { Card, Notice, SelectField, toOptions } from '@cleaning/ui';
import { getMessage, leavePage, useAction, useSession } from '@cleaning/ui/app';
import { useEffect, useRef, useState } from 'react';
import { useOwnLanguage } from '../languages/current';
import { languageChoice as texts } from './texts';

const CHOICES = toOptions(LANGUAGES);

/** A new language remounts the page: the new one confirms the change and restores the focus. */
let chosenJustNow = false;

/** Language choice, which is stored with the account. */
export function LanguageCard() {
  const language = useOwnLanguage();
  const { refresh } = useSession();
  const { run, busy, error } = useAction(chooseLanguage);
  const [isNew] = useState(chosenJustNow);
  const field = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (isNew) field.current?.focus();
    chosenJustNow = false;
  }, [isNew]);

  async function choose(chosen: Language) {
    // The session may report the new language before the answer arrives.
    chosenJustNow = true;
    if ((await run({ body: { language: chosen } })).ok) await refresh();
    else chosenJustNow = false;
  }

  return (
    <Card title={texts.title}>
      <p>{texts.lead}</p>
      {error && <Notice tone="danger">{getMessage(error)}</Notice>}
      <SelectField
        ref={field}
        label={texts.label}
        options={CHOICES}
        value={language}
        aria-busy={busy}
        onChange={({ target }) => {
          const chosen = target.value as Language;
          leavePage(() => void choose(chosen));
        }}
      />
      <p role="status" className="mc-note">
        {isNew && texts.saved}
      </p>
      {language !== 'en' && <p className="mc-note">{texts.unchecked}</p>}
    </Card>
  );
}
