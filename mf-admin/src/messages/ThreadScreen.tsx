import { readThread, type ThreadKind } from '@cleaning/contracts';
import { LinkButton, PageHeader } from '@cleaning/ui';
import { useCall, useParams } from '@cleaning/ui/app';
import { useIsAdmin } from '../desk/role';
import { ThreadPart } from './ThreadPart';
import { messageList, threadPage as texts } from './texts';

const LIST = '/admin/messages';

function Thread({ kind, id }: { kind: ThreadKind; id: string }) {
  const isAdmin = useIsAdmin();
  const { data } = useCall(readThread, { params: { kind, id }, query: {} });
  return (
    <>
      <PageHeader
        title={data?.name ?? messageList.title}
        lead={data?.address}
        back={{ to: LIST, label: texts.back }}
        actions={
          kind === 'person' ? (
            <LinkButton variant="secondary" to={`/admin/sub-contractors/${id}`}>
              {texts.openPerson}
            </LinkButton>
          ) : (
            !isAdmin && (
              <LinkButton variant="secondary" to={`/admin/places/${id}`}>
                {texts.openSite}
              </LinkButton>
            )
          )
        }
      />
      <ThreadPart kind={kind} id={id} />
    </>
  );
}

/** The messages of a place or a person. */
export default function ThreadScreen() {
  const { kind = '', threadID = '' } = useParams();
  return <Thread key={threadID} kind={kind === 'person' ? 'person' : 'place'} id={threadID} />;
}
