import { getSmsState, SMS_PROVIDERS } from '@cleaning/contracts';
import { Badge, Card, Facts, QueryState } from '@cleaning/ui';
import { useCall } from '@cleaning/ui/app';
import { sms as texts } from './texts';

const COUNTS = ['people', 'waiting', 'sent', 'segments', 'refused', 'given_up', 'unsure'] as const;

/** State of text messages, with this month's number and cost. */
export function SmsCard() {
  const query = useCall(getSmsState);
  return (
    <Card title={texts.title}>
      <QueryState query={query}>
        {(state) =>
          state.provider === null ? (
            <>
              <p>
                <Badge tone="neutral">{texts.off}</Badge>
              </p>
              <p>{texts.offLead}</p>
              <p className="ma-hint">{texts.offOperator}</p>
            </>
          ) : (
            <>
              <p>
                <Badge tone="ok">{SMS_PROVIDERS[state.provider]}</Badge>
              </p>
              <p className="ma-hint">{texts.lead}</p>
              <Facts facts={COUNTS.map((name) => [texts[name], state[name]] as const)} />
              <Facts
                facts={[
                  [
                    texts.cost,
                    state.cost === null || state.cents_per_segment === null
                      ? texts.noPrice
                      : texts.costAt(state.cost, state.cents_per_segment),
                  ],
                  [texts.lastError, state.last_error || texts.noError],
                ]}
              />
              <p className="ma-hint">{texts.segmentsHint}</p>
            </>
          )
        }
      </QueryState>
    </Card>
  );
}
