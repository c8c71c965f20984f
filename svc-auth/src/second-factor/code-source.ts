import { type Caller, refuseField } from '@cleaning/service-kit';

/** Where a code comes from. `from`: the session, or the owner's device at a login; empty at a login on another device. */
export interface CodeSource {
  readonly address: string;
  readonly from: string;
}

/** Of an open session, which has proved the factor before. */
export const toCodeSource = ({ sessionId }: Pick<Caller, 'sessionId'>, address: string): CodeSource => ({
  address,
  from: sessionId,
});

export const refuseWrongCode = () => refuseField('code', 'code_wrong');
