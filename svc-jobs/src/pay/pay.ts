/** minutes × cents per hour ÷ 60, rounded half up, in whole numbers only. */
export function computePay(minutes: number, centsPerHour: number): number {
  const doubled = 2 * minutes * centsPerHour + 60;
  return (doubled - (doubled % 120)) / 120;
}

/** A sub-contractor's pay for two weeks, from the minutes of a number of weeks, in cents, rounded half up once. */
export function computeFortnightPay(
  { minutes, weeks }: { minutes: bigint; weeks: bigint },
  centsPerHour: number,
): number {
  const [whole, parts] = [2n * minutes * BigInt(centsPerHour), 60n * weeks];
  return Number((2n * whole + parts) / (2n * parts));
}

export interface Rates {
  contractorCentsPerHour: number;
  companyCentsPerHour: number;
}

export interface WorkPay {
  /** Paid minutes: the elapsed ones up to the cap. */
  minutes: number;
  contractorCents: number;
  companyCents: number;
}

/** Pay of a finished work record: both amounts from the same paid minutes, each rounded once. */
export function payForWork(elapsedMinutes: number, capMinutes: number, rates: Rates): WorkPay {
  const minutes = Math.min(elapsedMinutes, capMinutes);
  return {
    minutes,
    contractorCents: computePay(minutes, rates.contractorCentsPerHour),
    companyCents: computePay(minutes, rates.companyCentsPerHour),
  };
}
