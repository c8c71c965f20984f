import { Button, Notice, PageHeader } from '@cleaning/ui';
import { messageOf, useNavigate, useSession } from '@cleaning/ui/app';
import { useState } from 'react';
import { SecondFactor } from '../account/SecondFactor';
import { Passkeys } from './Passkeys';
import { enrol as texts } from './texts';

/** For an admin who must have a second factor and has none. It stays open until the person goes on: recovery codes are shown once. */
export default function EnrolScreen() {
  const { user, refresh } = useSession();
  const navigate = useNavigate();
  const [problem, setProblem] = useState('');

  async function goOn() {
    setProblem('');
    try {
      await refresh();
      // The guard leads back when there is still none.
      navigate('/admin');
    } catch (refusal) {
      setProblem(messageOf(refusal));
    }
  }

  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      <Passkeys />
      <SecondFactor />
      {problem && <Notice tone="danger">{problem}</Notice>}
      <div className="mc-actions">
        <Button variant={user?.must_enrol ? 'secondary' : 'primary'} onClick={goOn}>
          {texts.goOn}
        </Button>
      </div>
    </>
  );
}
