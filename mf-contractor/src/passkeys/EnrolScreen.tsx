import { PageHeader } from '@cleaning/ui';
import { Passkeys } from './Passkeys';
import { enrol as texts } from './texts';

/** For an admin who must have a second factor and has none: the guard of the shell leads here, and on when it is set up. */
export default function EnrolScreen() {
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      <Passkeys />
    </>
  );
}
