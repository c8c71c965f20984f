import { finishXero } from '@cleaning/contracts';
import { LinkButton, Notice, PageHeader, Spinner } from '@cleaning/ui';
import { getMessage, request, showToast, useLocation, useNavigate } from '@cleaning/ui/app';
import { useEffect, useRef, useState } from 'react';
import { XERO_HOME } from './paths';
import { connecting as texts } from './texts';

/** Page that Xero redirects to after access was allowed or denied. */
export default function ConnectedScreen() {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const [problem, setProblem] = useState('');
  const hasBegun = useRef(false);

  async function finish() {
    const answer = new URLSearchParams(search);
    const [code, state] = [answer.get('code') ?? '', answer.get('state') ?? ''];
    // The code works once. It stays neither in the address nor in the history.
    navigate(pathname, { replace: true });
    if (answer.has('error')) return setProblem(texts.stopped);
    if (code === '' || state === '') return setProblem(texts.incomplete);
    try {
      const { chosen } = await request(finishXero, { body: { code, state } });
      showToast(texts.connected(chosen?.name ?? ''));
      navigate(XERO_HOME, { replace: true });
    } catch (refusal) {
      setProblem(getMessage(refusal));
    }
  }
  const finishOnce = useRef(finish);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void finishOnce.current();
  }, []);

  return (
    <>
      <PageHeader title={texts.title} />
      {problem === '' ? (
        <Spinner label={texts.waiting} />
      ) : (
        <>
          <Notice tone="danger">{problem}</Notice>
          <div className="ma-actions">
            <LinkButton to={XERO_HOME}>{texts.back}</LinkButton>
          </div>
        </>
      )}
    </>
  );
}
