import { type CurrentUser, type DetailField, formatDetailValue } from '@cleaning/contracts';
import { Card, Facts } from '@cleaning/ui';
import { useCurrentUser } from '@cleaning/ui/app';
import { account } from '../texts';
import { ChangeRequest } from './ChangeRequest';
import { hasBusinessDetails } from './hasBusinessDetails';
import { accountTypes } from './texts';

type Detail = DetailField | 'abn' | 'passport_number';

/** A detail as it was entered; of the choices the name in the language. */
const formatDetail = (me: CurrentUser, detail: Detail): string =>
  (detail === 'account_type' && (accountTypes as Readonly<Record<string, string>>)[me.account_type]) ||
  formatDetailValue(detail, me[detail]);

/** Some of the user's own details, and the request to change them. */
export function OwnDetails({ title, details }: { title: string; details: readonly Detail[] }) {
  const me = useCurrentUser();
  const isKnown = hasBusinessDetails(me);
  return (
    <Card title={title}>
      {isKnown ? (
        <Facts
          facts={details
            .filter((detail) => me[detail] !== '')
            .map((detail) => [account[detail], formatDetail(me, detail), detail === 'email' ? 'wide' : undefined])}
        />
      ) : (
        <p>{account.notKept}</p>
      )}
      <p className="mc-note">{account.detailsNote}</p>
      <ChangeRequest isKnown={isKnown} />
    </Card>
  );
}
