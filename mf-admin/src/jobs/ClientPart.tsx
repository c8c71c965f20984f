import { SelectField, TextField } from '@cleaning/ui';
import { ClientSelect } from '../clients/ClientSelect';
import { CHARGES, type Charge, type ClientChoice } from './clientCharge';
import { createJob as texts } from './texts';

const OPTIONS = CHARGES.map((value) => ({ value, label: texts.charges[value] }));

interface ClientPartProps {
  choice: ClientChoice;
  /** The amount was sent, and is missing or not above A$0.00. */
  isAmountRefused: boolean;
  onChange: (choice: ClientChoice) => void;
}

/** Client of a new job and how they are charged. */
export function ClientPart({ choice, isAmountRefused, onChange }: ClientPartProps) {
  const { clientId, charge, amount } = choice;
  return (
    <>
      <ClientSelect
        label={texts.client}
        hint={texts.clientHint}
        placeholder={texts.nobody}
        value={clientId}
        onChoose={(id) => onChange({ ...choice, clientId: id })}
      />
      {clientId !== '' && (
        <div className="ma-pair">
          <SelectField
            label={texts.charge}
            options={OPTIONS}
            value={charge}
            onChange={({ target }) => onChange({ ...choice, charge: target.value as Charge })}
          />
          {charge === 'month' && (
            <TextField
              label={texts.monthlyAmount}
              required
              inputMode="decimal"
              value={amount}
              error={isAmountRefused ? texts.noMonthlyAmount : undefined}
              onChange={({ target }) => onChange({ ...choice, amount: target.value })}
            />
          )}
        </div>
      )}
    </>
  );
}
