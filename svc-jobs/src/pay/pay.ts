/** minutes × cents per hour ÷ 60, rounded half up, in whole numbers only. */
export function payForMinutes(minutes: number, centsPerHour: number): number {
  const doubled = 2 * minutes * centsPerHour + 60;
  return (doubled - (doubled % 120)) / 120;
}

/** What a contractor earns with a job in two weeks, in cents: twice the weekly minutes of its timetable. */
export function fortnightPay(weeklyMinutes: number, centsPerHour: number): number {
  return payForMinutes(2 * weeklyMinutes, centsPerHour);
}

/** Cents as answers show them: "480.00". */
export function moneyText(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
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

/** What one finished work record earns: both amounts from the same paid minutes, each rounded once. */
export function payForWork(elapsedMinutes: number, capMinutes: number, rates: Rates): WorkPay {
  const minutes = Math.min(elapsedMinutes, capMinutes);
  return {
    minutes,
    contractorCents: payForMinutes(minutes, rates.contractorCentsPerHour),
    companyCents: payForMinutes(minutes, rates.companyCentsPerHour),
  };
}
