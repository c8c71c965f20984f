/** minutes × cents per hour ÷ 60, rounded half up, in whole numbers only. */
export function payForMinutes(minutes: number, centsPerHour: number): number {
  const doubled = 2 * minutes * centsPerHour + 60;
  return (doubled - (doubled % 120)) / 120;
}

/** A sub-contractor's pay for two weeks of a timetable, in cents. */
export function fortnightPay(weeklyMinutes: number, centsPerHour: number): number {
  return payForMinutes(2 * weeklyMinutes, centsPerHour);
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

/** Pay of one finished work record: both amounts from the same paid minutes, each rounded once. */
export function payForWork(elapsedMinutes: number, capMinutes: number, rates: Rates): WorkPay {
  const minutes = Math.min(elapsedMinutes, capMinutes);
  return {
    minutes,
    contractorCents: payForMinutes(minutes, rates.contractorCentsPerHour),
    companyCents: payForMinutes(minutes, rates.companyCentsPerHour),
  };
}
