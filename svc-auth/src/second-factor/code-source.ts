import { type Caller, refuseField } from '@cleaning/service-kit';

/** Origin of a code. `from`: the session, or the owner's device at a login; empty for another device. */
export interface CodeSource {
  readonly address: string;
  readonly from: string;
}

/** For an open session, which proved the factor before. */
export const toCodeSource = ({ sessionId }: Pick<Caller, 'sessionId'>, address: string): CodeSource => ({
  address,
  from: sessionId,
});

export const refuseWrongCode = () => refuseField('code', 'code_wrong');
