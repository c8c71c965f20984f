import { BANKS } from '@cleaning/contracts';
import type { Page } from '@playwright/test';
import { jpg, pdf, png } from './documents';

/** Fills every control of the registration form with values that the server accepts, and chooses six small documents. */
export async function fillRegistration(
  page: Page,
  person: { name: string; email: string; password: string },
): Promise<void> {
  const values = {
    name: person.name,
    email: person.email,
    address: '7 Rosella Street, Norwood SA',
    zip_code: '5067',
    contact_no: '0491 570 006',
    abn: '51 824 753 556',
    passport_number: 'PA1234567',
    account_name: person.name,
    bsb: '013-006',
    account_number: '001234567',
    password: person.password,
    password_confirm: person.password,
  };
  for (const [name, value] of Object.entries(values)) await page.locator(`input[name=${name}]`).fill(value);
  await page.locator('select[name=bank_name]').selectOption(BANKS[0]);
  await page.locator('select[name=account_type]').selectOption('Savings account');
  const files = {
    passport_img: await jpg('passport'),
    address_proof_img: await pdf('proof-of-address'),
    police_check_img: await pdf('police-check'),
    children_check_img: await png('children-check'),
    agreement_img: await pdf('agreement'),
    declaration_img: await jpg('declaration'),
  };
  for (const [name, file] of Object.entries(files)) await page.locator(`input[name=${name}]`).setInputFiles(file);
}
