import { Button, Notice, PageHeader } from '@cleaning/ui';
import { getMessage, useNavigate, useSession } from '@cleaning/ui/app';
import { useEffect, useState } from 'react';
import { SecondFactor } from '../account/SecondFactor';
import { Passkeys } from './Passkeys';
import { enrol as texts } from './texts';

/**
 * For an admin who must have a second factor and has none. Stays open until the admin continues, because recovery codes
 * are shown once.
 */
export default function EnrolScreen() {
  const { user, refresh } = useSession();
  const navigate = useNavigate();
  const [problem, setProblem] = useState('');
  const [isAsked, setAsked] = useState(false);
  const mustEnrol = user?.must_enrol === true;

  useEffect(() => {
    if (isAsked && !mustEnrol) navigate('/admin');
  }, [isAsked, mustEnrol, navigate]);

  async function goOn() {
    setProblem('');
    try {
      await refresh();
      setAsked(true);
    } catch (refusal) {
      setProblem(getMessage(refusal));
    }
  }

  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      {/* Whoever sets something up has not asked to go on yet: recovery codes have to be seen first. */}
      <div onFocusCapture={() => setAsked(false)}>
        <Passkeys />
        <SecondFactor />
      </div>
      {problem && <Notice tone="danger">{problem}</Notice>}
      <div role="status">{isAsked && mustEnrol && <Notice tone="warn">{texts.none}</Notice>}</div>
      <div className="mc-actions">
        <Button variant={mustEnrol ? 'secondary' : 'primary'} onClick={goOn}>
          {texts.goOn}
        </Button>
      </div>
    </>
  );
}
