import { PASSWORD_MIN_LENGTH } from '@cleaning/contracts';
import type { Problems } from './validation';

interface NewPassword {
  readonly new_password: string;
  readonly confirm_password: string;
}

interface Words {
  readonly required: string;
  readonly tooShort: string;
  readonly differs: string;
}

/** Problems with a new password that is typed twice. */
export function findPasswordProblems({ new_password, confirm_password }: NewPassword, words: Words): Problems {
  const isShort = new_password.length < PASSWORD_MIN_LENGTH;
  return {
    ...(isShort && { new_password: new_password === '' ? words.required : words.tooShort }),
    ...(confirm_password !== new_password && { confirm_password: words.differs }),
    ...(confirm_password === '' && { confirm_password: words.required }),
  };
}
