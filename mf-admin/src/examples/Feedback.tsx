import { Badge, EmptyState, Notice, Progress, QueryState, Retry, Spinner } from '@cleaning/ui';
import { ApiError } from '@cleaning/ui/app';
import { Example, Examples } from './Example';
import { examples as texts } from './texts';

const { states } = texts;
const doNothing = () => {};
const TONES = ['neutral', 'ok', 'warn', 'danger'] as const;
const NOTICES = ['info', 'ok', 'warn'] as const;
const QUERY = { data: undefined, error: null, isFetching: false, errorUpdateCount: 0, refetch: doNothing };
const list = (rows: readonly string[]) => (
  <ul>
    {rows.map((row) => (
      <li key={row}>{row}</li>
    ))}
  </ul>
);

export function Feedback() {
  return (
    <>
      <Examples title="Badges">
        {TONES.map((tone) => (
          <Example key={tone} state={tone}>
            <Badge tone={tone}>Part paid</Badge>
          </Example>
        ))}
      </Examples>
      <Examples title="Notices" isWide>
        {NOTICES.map((tone) => (
          <Example key={tone} state={tone}>
            <Notice tone={tone}>{texts.long}</Notice>
          </Example>
        ))}
        <Example state="danger">
          <Notice tone="danger">Couldn’t be delivered. Open the invoice to see why.</Notice>
        </Example>
      </Examples>
      <Examples title="What is read" isWide>
        <Example state={states.loading}>
          <QueryState query={QUERY}>{list}</QueryState>
        </Example>
        <Example state={states.error}>
          <QueryState
            query={{ ...QUERY, error: new ApiError(503, { code: 'unavailable', msg: 'The service is busy.' }) }}
          >
            {list}
          </QueryState>
        </Example>
        <Example state={states.empty}>
          <QueryState query={{ ...QUERY, data: [] }} empty="No clients yet.">
            {list}
          </QueryState>
        </Example>
        <Example state={states.usual}>
          <QueryState query={{ ...QUERY, data: ['Wattlebird Property', texts.long] }}>{list}</QueryState>
        </Example>
      </Examples>
      <Examples title="Waiting">
        <Example state="Spinner">
          <Spinner />
        </Example>
        <Example state="Retry, busy">
          <Retry message="The service is busy." onRetry={doNothing} busy />
        </Example>
        <Example state="Progress">
          <Progress value={0.4} label="Uploading" />
        </Example>
        <Example state="Progress, amount not known">
          <Progress value={null} label="Reading" />
        </Example>
        <Example state={states.empty}>
          <EmptyState text="No invoices yet." />
        </Example>
      </Examples>
    </>
  );
}
